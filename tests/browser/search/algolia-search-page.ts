import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { RecordedRequest } from "../../algolia-server/server";
import type { AlgoliaServer } from "../../algolia-server/server";
import { fakeAnalytics } from "../../harness/fake-analytics";
import { addressOf, hydrated, openBlank } from "../page-objects/open";

const box = (page: Page) => page.getByRole("main").getByRole("searchbox");
const hits = (page: Page) => page.getByRole("main").getByRole("article");
// Not what only screen readers hear.
const summary = (page: Page) =>
  page
    .getByRole("main")
    .getByText(/^(\d+ results|One result) for/)
    .and(page.locator("p:not([role])"));
const filter = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("checkbox", { name: new RegExp(`^${name} `) });
const countOf = async (page: Page) => Number(/^\d+/.exec(await summary(page).innerText())?.[0]);

interface Question {
  indexName: string;
  query: string;
  page?: number;
  facetFilters?: unknown[];
}

/** The queries of the last request, the one for hits first. */
function lastQuestions(server: AlgoliaServer): Question[] {
  const asked = server.takeRequests().filter(({ path }: RecordedRequest) => path.endsWith("/queries"));
  return (asked.at(-1)?.body as { requests: Question[] } | undefined)?.requests ?? [];
}

/**
 * Tests the search page of a site that Algolia answers for.
 * @param server stands in for Algolia; it answers when a test begins
 * @param siteUrl the site, once it is served
 */
export function testSearchPage(server: AlgoliaServer, siteUrl: () => string): void {
  const [first, second] = server.hosts;

  async function openPage(address: string): Promise<Page> {
    const { page } = await openBlank({ baseUrl: siteUrl(), reducedMotion: true });
    await fakeAnalytics(page.context());
    await page.goto(address);
    await hydrated(page);
    await box(page).waitFor();
    return page;
  }

  describe("the search page", () => {
    test("asks for the query of its address, and what is typed becomes its address", async () => {
      const page = await openPage("/search/?q=retention");
      await summary(page).waitFor();
      expect(await box(page).inputValue()).toBe("retention");
      expect(await hits(page).first().getByRole("link").getAttribute("href")).toBe(
        "/guide/topics/#retention",
      );
      expect(await hits(page).first().locator("mark").first().innerText()).toBe("Retention");
      expect(lastQuestions(server)[0]).toMatchObject({
        indexName: "docs_preview",
        query: "retention",
        hitsPerPage: 4,
        analyticsTags: ["docs"],
        attributesToSnippet: ["content:30"],
        facetFilters: ["language:en", ["docsTag:default", "docsTag:docs-guide-current"]],
      });
      await box(page).fill("broker");
      await expect.poll(() => addressOf(page)).toBe("/search/?q=broker");
      await expect.poll(() => summary(page).innerText()).toContain("“broker”");
      expect(lastQuestions(server)[0]).toMatchObject({ query: "broker" });
    });

    test("filters by product and by kind, and says how many results each leaves", async () => {
      const page = await openPage("/search/?q=topic");
      await summary(page).waitFor();
      const all = await countOf(page);
      const values = (group: string) =>
        page.getByRole("group", { name: group }).locator("label > span:first-of-type");
      expect((await values("Product").allInnerTexts()).toSorted()).toEqual(["Gateway", "Guide"]);
      expect((await values("Kind").allInnerTexts()).toSorted()).toEqual([
        "Documentation",
        "FAQ",
        "Release notes",
      ]);

      const label = page.getByRole("group", { name: "Kind" }).locator("label", { hasText: "FAQ" });
      const promised = Number(/\d+/.exec(await label.innerText())?.[0]);
      await filter(page, "Kind", "FAQ").check();
      await expect.poll(() => countOf(page)).toBe(promised);
      expect(addressOf(page)).toBe("/search/?q=topic&kind=faq");
      expect(lastQuestions(server)[0]?.facetFilters).toEqual(
        expect.arrayContaining(["language:en", ["kind:faq"]]),
      );
      for (const link of await hits(page).getByRole("link").all())
        expect(await link.getAttribute("href")).toMatch(/^\/faq\//);

      await page.getByRole("button", { name: "Clear filters" }).click();
      await expect.poll(() => countOf(page)).toBe(all);
      await filter(page, "Product", "Gateway").check();
      await expect
        .poll(() => hits(page).first().getByRole("link").getAttribute("href"))
        .toMatch(/^\/changelog\//);
      await filter(page, "Product", "Guide").check();
      await expect.poll(() => addressOf(page)).toBe("/search/?q=topic&product=Gateway&product=Guide");
      await expect.poll(() => countOf(page)).toBe(all - promised);
    });

    test("shows at once what was chosen, however long the answer takes", async () => {
      const page = await openPage("/search/?q=topic");
      await summary(page).waitFor();
      const all = await countOf(page);
      for (const host of server.hosts) host.inject({ kind: "delay", milliseconds: 700 }, /queries/);
      // It fails where the box isn't checked right after the click.
      await filter(page, "Kind", "FAQ").check();
      expect(await countOf(page)).toBe(all);
      await expect.poll(() => countOf(page), { timeout: 10_000 }).toBeLessThan(all);
    });

    test("has pages of results, through which Back goes", async () => {
      const page = await openPage("/search/?q=topic");
      await summary(page).waitFor();
      expect(await hits(page).count()).toBe(4);
      const links = () => hits(page).getByRole("link").allInnerTexts();
      const before = await hits(page).allInnerTexts();
      await page
        .getByRole("navigation", { name: "Result pages" })
        .getByRole("link", { name: "Page 2" })
        .click();
      await expect.poll(() => addressOf(page)).toBe("/search/?q=topic&page=2");
      await expect.poll(() => hits(page).allInnerTexts()).not.toEqual(before);
      expect(await links()).not.toHaveLength(0);
      expect(lastQuestions(server)[0]).toMatchObject({ query: "topic", page: 1 });
      await page.goBack();
      await expect.poll(() => hits(page).allInnerTexts()).toEqual(before);
      expect(addressOf(page)).toBe("/search/?q=topic");
    });

    test("without a query it asks nothing; without results it names the query and suggests others", async () => {
      const page = await openPage("/search/");
      await page.getByText("Type what you’re looking for").waitFor();
      expect(lastQuestions(server)).toEqual([]);
      await box(page).fill("qqqqxz");
      const main = page.getByRole("main");
      await main.getByText("Try searching for:").waitFor();
      expect((await main.innerText()).replace(/\s+/g, " ")).toContain("No results for “qqqqxz”");
      await main.getByRole("button", { name: "broker" }).click();
      await summary(page).waitFor();
      expect(addressOf(page)).toBe("/search/?q=broker");
    });

    test("where no host answers it says so, and Retry searches again", async () => {
      await Promise.all([first!.refuse(), second!.refuse()]);
      const page = await openPage("/search/?q=topic");
      const alert = page.getByRole("main").getByRole("alert");
      await alert.waitFor();
      expect(await alert.innerText()).toContain("Unable to fetch results");
      expect(await alert.innerText()).toContain("You might want to check your network connection.");
      await second!.listen();
      await alert.getByRole("button", { name: "Retry" }).click();
      await summary(page).waitFor();
    });

    test("another failure shows its status and the server's message", async () => {
      first!.inject({ kind: "status", status: 429, message: "Too many requests" });
      const page = await openPage("/search/?q=topic");
      await page.getByText("The search service returned 429: Too many requests").waitFor();
    });
  });
}
