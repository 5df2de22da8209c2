import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AlgoliaServer } from "../../algolia-server/server";
import { fakeAnalytics } from "../../harness/fake-analytics";
import { hydrated, openBlank } from "../page-objects/open";

interface Answer {
  queryID: string;
  query: string;
  hits: { objectID: string; url: string }[];
}

/**
 * Tests what Algolia is told of hits, on the wire.
 * @param server stands in for Algolia and takes only events in the form of its Insights API
 * @param siteUrl the site, once it is served
 */
export function testEvents(server: AlgoliaServer, siteUrl: () => string): void {
  async function openPage(address: string) {
    const { page } = await openBlank({ baseUrl: siteUrl(), reducedMotion: true });
    await fakeAnalytics(page.context());
    const answers: Answer[] = [];
    page.on("response", (response) => {
      if (!new URL(response.url()).pathname.endsWith("/queries")) return;
      void response.json().then(({ results: [answer] }: { results: [Answer] }) => answers.push(answer));
    });
    await page.goto(address);
    await hydrated(page);
    /** The answer to a query, once it is there. */
    const answerTo = async (query: string): Promise<Answer> => {
      await expect.poll(() => answers.some((answer) => answer.query === query)).toBe(true);
      return answers.findLast((answer) => answer.query === query)!;
    };
    return { page, answerTo };
  }

  const events = (type: string) => server.events.filter(({ eventType }) => eventType === type);
  const option = (page: Page, address: string) => page.locator(`.DocSearch-Hit:has([data-hit="${address}"])`);

  describe("events", () => {
    test("a click on the search page names the hit that was clicked, of two with one address", async () => {
      const { page, answerTo } = await openPage("/search/?q=retention");
      const { queryID, hits } = await answerTo("retention");
      expect(hits.slice(0, 2).map(({ url }) => url)).toEqual(Array(2).fill("/guide/topics/#retention"));
      await expect.poll(() => events("view")).toHaveLength(1);
      expect(events("view")[0]).toMatchObject({
        index: "docs_preview",
        eventName: "Hits Viewed",
        objectIDs: hits.map(({ objectID }) => objectID),
      });

      await page.getByRole("main").getByRole("article").nth(1).getByRole("link").click();
      await page.waitForURL("**/guide/topics/#retention");
      await expect.poll(() => events("click")).toHaveLength(1);
      expect(events("click")[0]).toMatchObject({
        index: "docs_preview",
        eventName: "Hit Clicked",
        queryID,
        objectIDs: [hits[1]?.objectID],
        positions: [2],
        userToken: events("view")[0]?.userToken,
      });
      expect(server.takeRequests().filter(({ path }) => path === "/1/events")).toHaveLength(2);
    });

    test("in the modal too, by mouse and by keys, but not for a search that was kept", async () => {
      const { page, answerTo } = await openPage("/guide/");
      const box = page.locator("input.DocSearch-Input");
      await page.keyboard.press("Control+k");
      await box.fill("retention");
      const { queryID, hits } = await answerTo("retention");
      await option(page, "/guide/topics/#retention").nth(1).click();
      await page.waitForURL("**/guide/topics/#retention");
      await box.waitFor({ state: "hidden" });
      // The modal closes with the page that it was opened on.
      await page.getByRole("heading", { level: 1, name: "Topics" }).waitFor();
      await expect.poll(() => events("click")).toHaveLength(1);
      expect(events("click")[0]).toMatchObject({ queryID, objectIDs: [hits[1]?.objectID], positions: [2] });

      // The same hit, kept: it answers no query.
      await page.keyboard.press("Control+k");
      await page.getByRole("treeitem").first().click();
      await box.waitFor({ state: "hidden" });
      await page.keyboard.press("Control+k");
      await box.fill("trust");
      const other = await answerTo("trust");
      await option(page, other.hits[0]!.url).first().waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${other.hits[0]!.url}`);
      await expect.poll(() => events("click")).toHaveLength(2);
      expect(events("click")[1]).toMatchObject({
        queryID: other.queryID,
        objectIDs: [other.hits[0]?.objectID],
        positions: [1],
      });
    });
  });
}
