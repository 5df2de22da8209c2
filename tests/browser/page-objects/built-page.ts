import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { manifestUrl, type SearchManifest } from "../../../src/model/search/search-files";
import { unpackPage } from "../../../src/model/search/search-index";
import { joinIndex, type OutlineFile, type TextsFile } from "../../../src/model/search/search-outline";
import type { SearchRecord } from "../../../src/model/search/search-record";
import { FIXTURE_SITES } from "../../harness/paths";
import { open } from "./open";

/** The contents of a documentation page's HTML, as built. */
export interface BuiltPage {
  page: Page;
  /** The level, ID and text of each heading, except the footnotes heading. */
  headings: [number, string, string][];
  /** Target and words of the entries of the table of contents, a list for those below another one. */
  contents: ContentsEntry[];
  /** Duplicate IDs. */
  repeatedIds: string[];
  /** Hashes of links within the page that match no ID or several. */
  lostHashes: string[];
  /** The article's text, with whitespace collapsed. */
  text: string;
  /** The URLs of the article's links whose text begins with the given words. */
  linksNamed: (words: string) => Promise<string[]>;
}

export interface ContentsEntry {
  id: string;
  text: string;
  below: string[];
}

/**
 * Opens a page of the `basic` fixture site without scripts, so that tests read the HTML as built.
 *
 * @param path the path of a documentation page
 * @returns the page's contents
 */
export async function openBuilt(path: string): Promise<BuiltPage> {
  const { page } = await open(path, { javaScript: false });
  const read = await page.evaluate(() => {
    const article = document.querySelector("article")!;
    const wordsOf = (element: Element): string => element.textContent.replace(/\s+/g, " ").trim();
    const hashOf = (link: Element): string => decodeURIComponent(link.getAttribute("href")!.slice(1));
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const hashes = [...document.querySelectorAll('a[href^="#"]')].map(hashOf);
    return {
      headings: [...article.querySelectorAll("h1, h2, h3, h4, h5, h6")]
        .filter((heading) => !heading.closest("[data-footnotes]"))
        .map((heading): [number, string, string] => {
          const copy = heading.cloneNode(true) as Element;
          copy.querySelector("[aria-label]")?.remove();
          return [Number(heading.tagName.slice(1)), heading.id, wordsOf(copy)];
        }),
      contents: [...document.querySelectorAll('nav[aria-label="On this page"] > ul > li')].map((item) => ({
        id: hashOf(item.querySelector("a")!),
        text: wordsOf(item.querySelector("a")!),
        below: [...item.querySelectorAll(":scope > ul a")].map(hashOf),
      })),
      repeatedIds: ids.filter((id, place) => ids.indexOf(id) !== place),
      lostHashes: hashes.filter((hash) => ids.filter((id) => id === hash).length !== 1),
      text: wordsOf(article),
    };
  });
  const linksNamed = (words: string): Promise<string[]> =>
    page
      .locator("article")
      .getByRole("link", { name: words, exact: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return { page, ...read, linksNamed };
}

const basic = join(FIXTURE_SITES, "basic", "public");

/**
 * Returns all search records in a built site's index.
 *
 * @param directory the build output; defaults to that of the `basic` fixture site
 */
export function builtRecords(directory = basic): SearchRecord[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(directory, file), "utf8"));
  const { indexes } = read(manifestUrl) as SearchManifest;
  const { outline = "", texts = "" } = indexes.en ?? {};
  const index = joinIndex(read(outline) as OutlineFile, read(texts) as TextsFile);
  return index?.pages.flatMap(unpackPage) ?? [];
}

/** Search records of one page of the `basic` fixture site. */
export function recordsOfPage(path: string): SearchRecord[] {
  return builtRecords().filter(({ url }) => url.split("#")[0] === path);
}
