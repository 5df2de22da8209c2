import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { openPage } from "../harness/browser";
import { FIXTURE_SITES } from "../harness/paths";
import { DocPage } from "./doc-page";
import { addressOf, hydrated, open, openBlank } from "./open";
import { navigate, openCounting } from "./visits";

const published = join(FIXTURE_SITES, "basic", "public");

describe("chg-dot-route-04", () => {
  test.each([
    ["/changelog/Console-1.33.0", "/changelog/Console-1.33.0/"],
    ["/changelog/1.17.1?a=1", "/changelog/1.17.1/?a=1"],
    ["/manual/edge/Console-1.33.0.html", "/manual/edge/Console-1.33.0/"],
  ])("%s leads to the page with the slash, by the server", async (address, clean) => {
    const answer = await fetch(inject("basicUrl") + address, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, clean]);
    expect((await fetch(inject("basicUrl") + clean)).status).toBe(200);
  });

  test("another spelling is no page, on the server and inside of the site", async () => {
    // While developing Gatsby compares addresses by the same rule, in the same code as navigation here.
    for (const address of ["/changelog/console-1.33.0/", "/manual/edge/console-1.33.0/"])
      expect((await fetch(inject("basicUrl") + address)).status, address).toBe(404);
    const { page } = await open("/manual/edge/topics/");
    await navigate(page, "/changelog/console-1.33.0/");
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    // Variant: the right spelling from inside of the site.
    await navigate(page, "/changelog/Console-1.33.0/");
    await page.getByRole("heading", { level: 1, name: "Console 1.33.0" }).waitFor();
    expect(addressOf(page)).toBe("/changelog/Console-1.33.0/");
  });
});

describe("nav-404-case-11", () => {
  test.each(["/Manual/Long/", "/no/such/page/?x=1#y", "/manual/long/more/"])(
    "%s is not found, before and after the scripts run",
    async (address) => {
      const { page, errors, documents } = await openCounting(address);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Page not found");
      expect([addressOf(page), documents()]).toEqual([address, 1]);
      expect(errors.filter((error) => !error.includes("status of 404"))).toEqual([]);
      expect((await fetch(inject("basicUrl") + address)).status).toBe(404);
    },
  );

  // Our server refuses such an address. Of hosts that answer it with the not-found page, this is all that can be had:
  // Gatsby's router decodes the path before any code of a site runs.
  test.each(["/manual/%E0%A4%A/", "/100%/"])(
    "variant: %s stays the not-found page as it was built",
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
    ["/manual/tabs/index.html?q=1&x=%#operating-system", "/manual/tabs/?q=1&x=%#operating-system"],
    ["/manual/tabs.html?q=%E0%A4%A", "/manual/tabs/?q=%E0%A4%A"],
    ["/manual/tabs/INDEX.HTML#operating-system", "/manual/tabs/#operating-system"],
  ])("on a host that serves the page at %s it is loaded once, as %s", async (address, clean) => {
    const { page, errors, documents } = await openCounting(address, (blank) =>
      blank.route(/\/manual\/tabs(\.html|\/index\.html)/i, (route) =>
        route.fulfill({ path: join(published, "manual/tabs/index.html"), contentType: "text/html" }),
      ),
    );
    expect(addressOf(page)).toBe(clean);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Tabs page");
    expect([documents(), errors]).toEqual([1, []]);
  });
});

describe("sec-csp-01", () => {
  test("under a host's own policy, which allows no inline script, pages load once and search works", async () => {
    // Not by `open`, since the policy forbids what the site's own would allow.
    const { page, close } = await openPage({ baseUrl: inject("basicUrl") });
    const uncaught: string[] = [];
    let documents = 0;
    page.on("pageerror", (error) => uncaught.push(error.message));
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route("**/*", async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" };
      return route.fulfill({ response, headers });
    });
    try {
      await page.goto("/manual/tabs/");
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      expect(documents).toBe(1);
      // Variant: a link of the site needs no new document either.
      await new DocPage(page).pager.getByRole("link", { name: "Next" }).click();
      await page.getByRole("heading", { level: 1, name: "Headings" }).waitFor();
      await page.keyboard.press("/");
      await page.getByRole("dialog").getByRole("combobox").fill("tabs");
      await page.getByRole("option").first().waitFor();
      // Variant: the search page.
      await page.goto("/search/?q=tabs");
      await page.getByRole("main").getByRole("article").first().waitFor();
      expect(documents).toBe(2);
      expect(uncaught).toEqual([]);
    } finally {
      await close();
    }
  });
});
