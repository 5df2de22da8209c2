import { INDEX_VERSION } from "../../model/search/search-files";
import { CODE_LEVEL, TEXT_LEVEL, type IndexEntry, type IndexPage } from "../../model/search/search-index";
import type { Synonyms } from "../../model/search/synonyms";
import type { SearchAnswer, SearchQuery } from "../provider";
import { SearchEngine } from "./search-engine";

/** For tests: a page, whose `content` consists of texts, `## Headings` and code that begins with a backtick. */
export interface FixturePage extends Partial<Omit<IndexPage, "entries">> {
  content?: readonly string[];
}

/** For tests: an engine over some pages by their titles. */
export function engineOf(
  pages: Readonly<Record<string, FixturePage | readonly string[]>>,
  synonyms: Synonyms = [],
): SearchEngine {
  return new SearchEngine({
    version: INDEX_VERSION,
    synonyms,
    pages: Object.entries(pages).map(([title, page]) =>
      toPage(title, "content" in page ? page : contentOf(page)),
    ),
  });
}

/** For tests: an engine's response to a query. */
export function ask(engine: SearchEngine, query: string, options: Partial<SearchQuery> = {}): SearchAnswer {
  return engine.search({ indexName: "docs", query, ...options });
}

/** For tests: the addresses of the hits, in order. */
export function urlsOf(engine: SearchEngine, query: string, options: Partial<SearchQuery> = {}): string[] {
  return ask(engine, query, options).hits.map(({ url }) => url);
}

function contentOf(page: FixturePage | readonly string[]): FixturePage {
  return Array.isArray(page) ? { content: page as readonly string[] } : (page as FixturePage);
}

function toPage(title: string, { content = [], ...page }: FixturePage): IndexPage {
  return {
    path: `/${slug(title)}/`,
    title,
    group: "Gateway",
    product: "Gateway",
    language: "en",
    docsTag: "docs-gateway-current",
    kind: "docs",
    keywords: null,
    weight: 50,
    // As in a packed index, only a page that begins with a text takes it as its description.
    ...(content.length > 0 && toEntry(content[0] ?? "")[0] === TEXT_LEVEL ? {} : { description: "" }),
    ...page,
    entries: content.map(toEntry),
  };
}

function toEntry(written: string): IndexEntry {
  const [, marks, heading = ""] = /^(#{2,6}) (.*)$/.exec(written) ?? [];
  if (marks) return [marks.length, heading, slug(heading)];
  return written.startsWith("`") ? [CODE_LEVEL, written.slice(1)] : [TEXT_LEVEL, written];
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
}
