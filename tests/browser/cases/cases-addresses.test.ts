import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { FIXTURE_SITES } from "../../harness/paths";
import { DocPage } from "../page-objects/doc-page";
import { addressOf, open, openBlank } from "../page-objects/open";
import { scrolledTo } from "../page-objects/scrolling";
import { navigate, openCounting } from "../page-objects/visits";

const published = join(FIXTURE_SITES, "basic", "public");

describe("chg-dot-route-04", () => {
  test.each([
    ["/changelog/Console-1.33.0", "/changelog/Console-1.33.0/"],
    ["/changelog/1.17.1?a=1", "/changelog/1.17.1/?a=1"],
    ["/manual/edge/Console-1.33.0.html", "/manual/edge/Console-1.33.0/"],
  ])("the server redirects %s to the address with a trailing slash", async (address, clean) => {
    const answer = await fetch(inject("basicUrl") + address, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, clean]);
    expect((await fetch(inject("basicUrl") + clean)).status).toBe(200);
  });

  test("a different spelling isn't found, on the server or within the site", async () => {
    // During development, Gatsby compares addresses with the same code as navigation does here.
    for (const address of ["/changelog/console-1.33.0/", "/manual/edge/console-1.33.0/"])
      expect((await fetch(inject("basicUrl") + address)).status, address).toBe(404);
    const { page } = await open("/manual/edge/topics/");
    await navigate(page, "/changelog/console-1.33.0/");
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    // Variant: the right spelling from within the site.
    await navigate(page, "/changelog/Console-1.33.0/");
    await page.getByRole("heading", { level: 1, name: "Console 1.33.0" }).waitFor();
    expect(addressOf(page)).toBe("/changelog/Console-1.33.0/");
  });
});

describe("nav-404-case-11", () => {
  test.each(["/Manual/Long/", "/no/such/page/?x=1#y", "/manual/long/more/"])(
    "%s is not found, before and after scripts run",
    async (address) => {
      const { page, errors, documents } = await openCounting(address);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Page not found");
      expect([addressOf(page), documents()]).toEqual([address, 1]);
      expect(errors.filter((error) => !error.includes("status of 404"))).toEqual([]);
      expect((await fetch(inject("basicUrl") + address)).status).toBe(404);
    },
  );

  // Our server rejects such an address. If a host returns the not-found page instead, the built page is all readers get,
  // because Gatsby's router decodes the path before any code of the site runs.
  test.each(["/manual/%E0%A4%A/", "/100%/"])(
    "variant: %s keeps the not-found page as it was built",
    async (address) => {
      const { page } = await openBlank();
      await page.route(
        (url) => url.pathname === address,
        (route) =>
          route.fulfill({ status: 404, path: join(published, "404.html"), contentType: "text/html" }),
      );
      await page.goto(address, { waitUntil: "networkidle" });
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Page not found");
    },
  );
});

describe("redir-html-10", () => {
  test.each([
    ["/nope.html?q=1", "/nope/?q=1"],
    ["/manual/nope/index.html", "/manual/nope/"],
  ])("variant: %s isn't found, and neither is %s, which is requested once", async (address, clean) => {
    const { page, documents } = await openCounting(address);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Page not found");
    expect([addressOf(page), documents()]).toEqual([clean, 2]);
    for (const path of [address, clean]) expect((await fetch(inject("basicUrl") + path)).status).toBe(404);
  });

  test.each([
    ["/manual/tabs/index.html?q=1&x=%#operating-system", "/manual/tabs/?q=1&x=%#operating-system"],
    ["/manual/tabs.html?q=%E0%A4%A", "/manual/tabs/?q=%E0%A4%A"],
    ["/manual/tabs/INDEX.HTML#operating-system", "/manual/tabs/#operating-system"],
  ])(
    "on a host that serves the page at %s, the page loads once and its address becomes %s",
    async (address, clean) => {
      const { page, errors, documents } = await openCounting(address, (blank) =>
        blank.route(/\/manual\/tabs(\.html|\/index\.html)/i, (route) =>
          route.fulfill({ path: join(published, "manual/tabs/index.html"), contentType: "text/html" }),
        ),
      );
      expect(addressOf(page)).toBe(clean);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Tabs page");
      expect([documents(), errors]).toEqual([1, []]);
    },
  );
});

describe("redir-slash-hash-12", () => {
  test.each([
    ["/manual/headings#deeper", "/manual/headings/#deeper", "deeper"],
    // Variants: a query before the hash, a hash in another script, and an old address.
    ["/manual/headings?x=1#deeper", "/manual/headings/?x=1#deeper", "deeper"],
    ["/manual/edge/elsewhere#配置-kafka", "/manual/edge/elsewhere/#%E9%85%8D%E7%BD%AE-kafka", "配置-kafka"],
    ["/old/no-slash#lists", "/manual/markdown/#lists", "lists"],
  ])("%s becomes %s and shows the heading", async (address, clean, id) => {
    const { page, errors } = await openCounting(address);
    await expectAt(page, clean, id);
    expect(errors).toEqual([]);
  });

  test("variant: on a host that serves the page without a trailing slash", async () => {
    const { page, documents } = await openCounting("/manual/headings?x=1#deeper", (blank) =>
      blank.route(/\/manual\/headings\?x=1$/, (route) =>
        route.fulfill({ path: join(published, "manual/headings/index.html"), contentType: "text/html" }),
      ),
    );
    await expectAt(page, "/manual/headings/?x=1#deeper", "deeper");
    expect(documents()).toBe(1);
  });
});

describe("link-hash-only-09", () => {
  test.each([
    ["/manual/headings/", "deeper"],
    // Variants: with a query, from an address without a trailing slash, and after a different hash.
    ["/manual/headings/?x=1", "configuration-1"],
    ["/manual/headings", "deeper"],
    ["/manual/headings/#configuration", "deepest"],
  ])(
    "on %s, the hash alone leads to #%s on the same page, through a link and the site's router",
    async (from, id) => {
      const { page, errors } = await open(from, { reducedMotion: true });
      const { search } = new URL(page.url());
      await navigate(page, `#${id}`);
      await expectAt(page, `/manual/headings/${search}#${id}`, id);
      await page.getByRole("link", { name: "by its encoding" }).click();
      await expectAt(page, `/manual/headings/${search}#${encodeURIComponent("主题配置")}`, "主题配置");
      expect(errors).toEqual([]);
    },
  );

  test("variant: an empty hash leads to the top of the page, not of the site", async () => {
    const { page } = await open("/manual/headings/?x=1#deepest", { reducedMotion: true });
    await navigate(page, "#");
    await expect.poll(() => scrolledTo(page)).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/manual/headings/");
  });
});

/** Expects an address in the address bar, and a heading in view below the navbar. */
async function expectAt(page: Page, address: string, id: string): Promise<void> {
  await expect.poll(() => addressOf(page)).toBe(address);
  const doc = new DocPage(page);
  const distance = (): Promise<number> => doc.distanceBelowBar(page.locator(`[id="${id}"]`));
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  await expect.poll(distance).toBeLessThan(800);
}
