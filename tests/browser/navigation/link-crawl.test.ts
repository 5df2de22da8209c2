import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";
import { findRoute } from "../../../scripts/preview-server/site-routes";
import { openPage } from "../../harness/browser";

/** The parts of an HTML file that the crawl checks. */
interface Document {
  /** Path from public/, such as `gateway/index.html`. */
  file: string;
  language: string | null;
  titles: number;
  ids: string[];
  /** Addresses of links and of all loaded images and scripts. */
  references: string[];
  isRedirect: boolean;
  /** The levels of the headings that the table of contents leads to. */
  contentsLevels: string[];
}

const published = join(PROJECT_ROOT, "public");
const documents: Document[] = [];

beforeAll(async () => {
  // page-data/404.html is a folder with data, and _gatsby contains fragments of pages.
  const files = (await readdir(published, { recursive: true })).filter(
    (file) => file.endsWith(".html") && !/^(?:page-data|_gatsby)\b/.test(file),
  );
  const { page, close } = await openPage({ baseUrl: "http://localhost" });
  for (const file of files) {
    documents.push({ file, ...(await read(page, await readFile(join(published, file), "utf8"))) });
  }
  await close();
});

/** Parses HTML as browsers do, without loading or running anything in it. */
function read(page: Page, html: string): Promise<Omit<Document, "file">> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const values = (selector: string, name: string): string[] =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
    return {
      language: parsed.documentElement.getAttribute("lang"),
      titles: parsed.querySelectorAll("h1").length,
      ids: values("[id]", "id"),
      references: [
        ...values("a[href]", "href"),
        ...values("img[src]", "src"),
        ...values("script[src]", "src"),
      ],
      contentsLevels: values("[data-contents] a[href^='#']", "href").map(
        (href) => parsed.getElementById(decodeURIComponent(href.slice(1)))?.localName ?? href,
      ),
      isRedirect: parsed.querySelector("h1")?.textContent === "This page has moved",
    };
  }, html);
}

function addressOf(file: string): string {
  return `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`;
}

test("there are pages to crawl", () => {
  expect(documents.length).toBeGreaterThan(30);
});

test("link-rel-md-01, link-named-anchor-12: every internal link leads to a page or file, and every anchor to an element", async () => {
  const idsByAddress = new Map(documents.map(({ file, ids }) => [addressOf(file), new Set(ids)]));
  const redirects = new Set(
    documents.filter(({ isRedirect }) => isRedirect).map(({ file }) => addressOf(file)),
  );
  const broken: string[] = [];
  for (const { file, ids, references } of documents) {
    for (const reference of new Set(references)) {
      if (reference.startsWith("#") && ids.includes(decodeURIComponent(reference.slice(1)))) continue;
      const url = new URL(reference, `http://site.example${addressOf(file)}`);
      if (url.host !== "site.example") continue;
      const route = await findRoute(published, url.pathname);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (route.kind !== "file") broken.push(`${file}: ${reference} (${route.kind})`);
      else if (
        anchor !== "" &&
        !redirects.has(url.pathname) &&
        !idsByAddress.get(url.pathname)?.has(anchor)
      ) {
        broken.push(`${file}: ${reference} (no such anchor)`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test("head-dup-01, toc-partial-06, md-footnote-ids-14: no ID is used twice on a page", () => {
  const doubled = documents.flatMap(({ file, ids }) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file}: ${id}`),
  );
  expect(doubled).toEqual([]);
});

test("head-double-h1-17: every page has exactly one h1", () => {
  expect(
    documents.filter(({ titles }) => titles !== 1).map(({ file, titles }) => `${file}: ${titles}`),
  ).toEqual([]);
});

test("every page declares its language", () => {
  expect(documents.filter(({ language }) => language !== "en").map(({ file }) => file)).toEqual([]);
});

test("tables of contents show levels 2 and 3", () => {
  const levels = documents.flatMap(({ contentsLevels }) => contentsLevels);
  expect(new Set(levels)).toEqual(new Set(["h2", "h3"]));
});
