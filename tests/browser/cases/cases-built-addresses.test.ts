import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";
import { builtRecords, openBuilt } from "../page-objects/built-page";
import { DocPage } from "../page-objects/doc-page";
import { addressOf, open } from "../page-objects/open";

describe("redirects", () => {
  test.each([
    ["redir-target-hash-02", "/old/own-query", "/manual/tabs/?p=1#operating-system"],
    ["redir-noslash-target-03", "/old/no-slash", "/manual/markdown/"],
    ["redir-external-05", "/old/exact", "https://elsewhere.example/v2/Api?lang=en#auth"],
  ])("%s: %s redirects to %s, through the server and through the page", async (_case, from, to) => {
    const answer = await fetch(inject("basicUrl") + from, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
    const { page } = await open("/manual/");
    await page.route("https://elsewhere.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
    );
    await page.goto(`${from}/`);
    await expect.poll(() => page.url()).toBe(new URL(to, inject("basicUrl")).href);
  });

  test("redir-target-hash-02: a reader's own query and hash aren't added to those of the target", async () => {
    const { page } = await open("/old/own-query/?x=1#lists");
    await expect.poll(() => addressOf(page)).toBe("/manual/tabs/?p=1#operating-system");
    const answer = await fetch(`${inject("basicUrl")}/old/own-query?x=1`, { redirect: "manual" });
    expect(answer.headers.get("location")).toBe("/manual/tabs/?p=1#operating-system");
  });

  test("redir-external-05, redir-noslash-target-03, redir-over-page-07: lists for hosts contain the targets as written, and no pages as sources", async () => {
    const text = async (path: string): Promise<string> => (await fetch(inject("basicUrl") + path)).text();
    const lines = (await text("/_redirects")).trim().split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "/old/exact/ https://elsewhere.example/v2/Api?lang=en#auth 301",
        "/old/no-slash/ /manual/markdown/ 301",
        "/old/own-query/ /manual/tabs/?p=1#operating-system 301",
      ]),
    );
    const sources = new Set(lines.map((line) => line.split(" ")[0] ?? ""));
    for (const { url } of builtRecords()) expect(sources.has(url.split("#")[0] ?? "")).toBe(false);
  });
});

describe("rec-slash-dup-05", () => {
  test.each([
    ["the site", "siteUrl", join(PROJECT_ROOT, "public"), 250],
    ["variant: the fixture site", "basicUrl", undefined, 40],
  ] as const)(
    "in search, each page of %s has one spelling, isn't a redirect, and has the anchors that its records name",
    async (_of, site, directory, least) => {
      const urls = [...new Set(builtRecords(directory).map(({ url }) => url))];
      const paths = [...new Set(urls.map((url) => url.split("#")[0] ?? ""))];
      expect(paths.length).toBeGreaterThan(least);
      expect(paths.filter((path) => !/^\/(?:.*\/)?$/.test(path))).toEqual([]);
      expect(new Set(paths.map((path) => decodeURI(path).replace(/\/$/, ""))).size).toBe(paths.length);
      const redirects = (await (await fetch(`${inject(site)}/redirects.json`)).json()) as object;
      const wrong: string[] = [];
      for (const path of paths) {
        const answer = await fetch(inject(site) + path, { redirect: "manual" });
        const html = await answer.text();
        const isPage = answer.status === 200 && !/<meta[^>]*name="robots"[^>]*content="noindex"/.test(html);
        if (!isPage || path in redirects) wrong.push(path);
        for (const url of urls.filter((one) => one.startsWith(`${path}#`)))
          if (!html.includes(` id="${decodeURIComponent(url.slice(path.length + 1))}"`)) wrong.push(url);
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(["/404/", "/404.html", "/search/", "/old/plain/", "/manual/old-components/"])(
    "variant: there is no record for %s",
    (path) => {
      expect(builtRecords().filter(({ url }) => url.startsWith(path))).toEqual([]);
    },
  );
});

describe("sidebar", () => {
  test("side-amp-slug-04: the listing's address follows the rule for its label, and its page exists", async () => {
    const { page, linksNamed } = await openBuilt("/manual/category/zeta--more/");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Zeta & more");
    expect(await linksNamed("Zeta & more")).toEqual([]);
    expect(await page.title()).toMatch(/^Zeta & more /);
  });

  test("side-key-order-11, side-amp-slug-04: numeric labels keep their written order", async () => {
    const { page } = await open("/manual/edge/elsewhere/");
    const { sidebar } = new DocPage(page);
    const labels = await sidebar
      .getByRole("listitem")
      .filter({ has: page.getByText("Edge cases", { exact: true }) })
      .last()
      .locator(":scope > ul > li, :scope > div > ul > li")
      .evaluateAll((items) => items.map((item) => item.querySelector("a, button")?.textContent));
    expect(labels.map((label) => label?.replace(": show pages", ""))).toEqual([
      "Topics",
      "Topics in SQL",
      "Console 1.33.0",
      "Sessions",
      "Zeta & more",
      "2",
      "Alpha",
      "1",
      "Diagrams of strangers",
    ]);
  });

  test("md-title-date-20: a label that looks like a date is unchanged in the sidebar and the pager", async () => {
    const { page } = await open("/manual/edge/elsewhere-mdx/");
    const { pager } = new DocPage(page);
    expect(await pager.getByRole("link", { name: "Previous" }).innerText()).toMatch(/2025-01-07$/);
    await pager.getByRole("link", { name: "Previous" }).click();
    await page.getByRole("heading", { level: 1, name: "Seen elsewhere" }).waitFor();
    const current = new DocPage(page).sidebar.locator('a[aria-current="page"]');
    expect(await current.allInnerTexts()).toEqual(["2025-01-07"]);
  });
});
