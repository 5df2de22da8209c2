import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { open } from "../page-objects/open";

interface PageHead {
  title: string;
  titles: number;
  language: string;
  canonical: (string | null)[];
  /** Contents of meta elements by name or property. */
  meta: Record<string, string | null>;
  doubled: string[];
  data: unknown[];
}

/** The current contents of the head, and head elements that are in the body by mistake. */
function headOf(page: Page): Promise<PageHead> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll("meta[name], meta[property]")];
    const keyOf = (element: Element): string =>
      element.getAttribute("name") ?? element.getAttribute("property") ?? "";
    const keys = metas.map(keyOf);
    return {
      title: document.title,
      titles: document.querySelectorAll("title").length - document.querySelectorAll("svg title").length,
      language: document.documentElement.lang,
      canonical: [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
        link.getAttribute("href"),
      ),
      meta: Object.fromEntries(metas.map((element) => [keyOf(element), element.getAttribute("content")])),
      doubled: keys.filter((key, index) => keys.indexOf(key) !== index),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent) as unknown,
      ),
    };
  });
}

test.each([true, false])("a page's head describes it (scripts run: %s)", async (javaScript) => {
  const { page } = await open("/manual/components/", { javaScript });
  const head = await headOf(page);
  const description = "Every component that authors can write.";
  const url = "https://fixture.example/manual/components/";
  expect(head).toMatchObject({
    title: "Components · Fixture docs",
    titles: 1,
    language: "en",
    canonical: [url],
    doubled: [],
    meta: {
      description,
      "og:type": "article",
      "og:site_name": "Fixture docs",
      "og:title": "Components",
      "og:description": description,
      "og:url": url,
      "og:image": "https://fixture.example/social.png",
      "og:image:alt": "Fixture docs",
      "twitter:card": "summary_large_image",
    },
  });
  expect(head.meta.robots).toBeUndefined();
  expect(head.meta.viewport).toContain("width=device-width");
});

test("breadcrumbs are available as structured data, from the section to the page", async () => {
  const { page } = await open("/manual/ops/runbook/");
  expect((await headOf(page)).data).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Manual", item: "https://fixture.example/manual/" },
        {
          "@type": "ListItem",
          position: 2,
          name: "Ops / Failover",
          item: "https://fixture.example/manual/ops/",
        },
        {
          "@type": "ListItem",
          position: 3,
          name: "Runbook",
          item: "https://fixture.example/manual/ops/runbook/",
        },
      ],
    },
  ]);
});

test("after a client-side navigation, the head belongs only to the new page", async () => {
  const { page } = await open("/manual/markdown/");
  await new DocPage(page).mainLinks.getByRole("link", { name: "Handbook" }).click();
  await expect.poll(() => page.title()).toBe("Handbook · Fixture docs");
  await expect
    .poll(() => headOf(page))
    .toMatchObject({
      titles: 1,
      language: "en",
      canonical: ["https://fixture.example/handbook/"],
      doubled: [],
      data: [],
      meta: { "og:title": "Handbook", "og:url": "https://fixture.example/handbook/" },
    });
  expect(await page.evaluate(() => document.documentElement.dataset.area)).toBe("gateway");
});

test("a page without a description uses its first paragraph", async () => {
  const { page } = await open("/handbook/");
  expect((await headOf(page)).meta.description).toBe(
    "This section has no sidebar of its own: it is made from the folders.",
  );
});

test.each(["/manual/hidden/", "/no/such/page/"])("%s is excluded from search engines", async (path) => {
  const { page } = await open(path);
  expect((await headOf(page)).meta.robots).toBe("noindex");
});

test("a category page uses its own description or a list of its pages", async () => {
  const { page } = await open("/manual/category/pictures/");
  expect((await headOf(page)).meta.description).toMatch(/^Images and diagrams/);
  await page.goto("/manual/category/recipes/");
  expect((await headOf(page)).meta.description).toBe("Recipes: Zebra first, Stream recipes, Apple");
});

test("the home page of the real site has the site's own title", async () => {
  const { page } = await open("/", { baseUrl: inject("siteUrl") });
  const head = await headOf(page);
  expect(head).toMatchObject({ title: "Documentation", titles: 1, meta: { "og:type": "website" } });
  expect(head.canonical).toHaveLength(1);
  expect(head.canonical[0]).toMatch(/^https?:\/\/[^/]+\/$/);
});
