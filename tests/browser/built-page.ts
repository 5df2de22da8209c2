import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { manifestUrl, type SearchManifest } from "../../src/model/search/search-files";
import { unpackPage } from "../../src/model/search/search-index";
import { joinIndex, type OutlineFile, type TextsFile } from "../../src/model/search/search-outline";
import type { SearchRecord } from "../../src/model/search/search-record";
import { FIXTURE_SITES } from "../harness/paths";
import { open } from "./open";

/** What the HTML of a documentation page holds, as it was built. */
export interface BuiltPage {
  page: Page;
  /** Level, id and words of each heading, footnotes' apart. */
  headings: [number, string, string][];
  /** Target and words of the entries of the table of contents, a list for those below another one. */
  contents: ContentsEntry[];
  /** Ids that stand twice. */
  repeatedIds: string[];
  /** Hashes of links to the page itself that lead to no id or to several. */
  lostHashes: string[];
  /** The words of the article, blanks as one. */
  text: string;
  /** Links of the article that begin with some words: their addresses. */
  linksNamed: (words: string) => Promise<string[]>;
}

export interface ContentsEntry {
  id: string;
  text: string;
  below: string[];
}

/**
 * Opens a page of the fixture site `basic` without scripts, so that what is read is the HTML that was built.
 *
 * @param path of a documentation page
 * @returns what it holds
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
 * All search records of a built site, as its index holds them.
 *
 * @param directory what was built; of the fixture site `basic` by default
 */
export function builtRecords(directory = basic): SearchRecord[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(directory, file), "utf8"));
  const { indexes } = read(manifestUrl) as SearchManifest;
  const { outline = "", texts = "" } = indexes.en ?? {};
  const index = joinIndex(read(outline) as OutlineFile, read(texts) as TextsFile);
  return index?.pages.flatMap(unpackPage) ?? [];
}

/** Search records of one page of the fixture site `basic`. */
export function recordsOfPage(path: string): SearchRecord[] {
  return builtRecords().filter(({ url }) => url.split("#")[0] === path);
}
