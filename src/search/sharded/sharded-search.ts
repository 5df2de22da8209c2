import { INDEX_VERSION } from "../../model/search/search-files";
import type { IndexPage } from "../../model/search/search-index";
import {
  pageFileName,
  termsFileName,
  type PageFile,
  type ShardedOutline,
  type TermsFile,
} from "../../model/search/sharded-files";
import { buildIndex, type EngineIndex } from "../engine/engine-index";
import { exactAnswers } from "../engine/ranking/exact-answers";
import { filterPages } from "../engine/facets";
import { scorePages } from "../engine/ranking/page-scores";
import { parseQuery, type ParsedQuery } from "../engine/words/parse-query";
import { SearchEngine } from "../engine/search-engine";
import type { TextHit } from "../engine/ranking/search-terms";
import { WordCoverage } from "../engine/ranking/word-coverage";
import { SearchResponseError, type FacetFilters } from "../provider";
import { findPages } from "./find-pages";
import { LoadedTerms } from "./loaded-terms";
import { partialIndex } from "./partial-index";

/** A query or a question. */
export interface Wanted {
  text: string;
  isQuestion: boolean;
  facetFilters: FacetFilters;
  /** The number of hits wanted, counted from the first one. */
  hits: number;
}

/** The number of pages whose text is loaded, at least for the first hits. These pages are ranked by their text. */
const FEWEST_PAGES = 25;
const MOST_PAGES = 100;
/** The size of the texts of so many pages, in thousands of characters. A few long pages would need too much of a slow line. */
const SIZE = 300;
/** Shorter beginnings of words match too many terms, so titles answer until the reader has typed more. */
const SHORTEST = 4;
/** The maximum number of files in memory. */
const MOST_FILES = 600;

/**
 * Searches a large site. The terms of a query determine the pages that match best, and these pages are ranked by their text
 * like those of a small site, with the statistics of the whole site. Other pages follow without their text.
 */
export class ShardedSearch {
  /** Answers from the titles alone. */
  readonly titles: SearchEngine;
  private readonly index: EngineIndex;
  private readonly terms: LoadedTerms;
  private readonly texts = new Map<number, PageFile["page"]>();

  constructor(private readonly outline: ShardedOutline) {
    this.index = buildIndex(outline);
    this.titles = new SearchEngine(this.index);
    this.terms = new LoadedTerms(outline.directory.firstTerms, this.index.terms);
  }

  /**
   * Prepares an answer.
   * @returns the engine that answers, or the names of files that it needs first; once they are added, more can be missing
   */
  prepare({ text, isQuestion, facetFilters, hits }: Wanted): SearchEngine | string[] {
    const query = parseQuery(text, this.index.terms, isQuestion);
    const needed = query.terms.map((term) => ({ term, ...this.terms.filesOf(term) }));
    // Only an unfinished word is short and also matches longer words.
    const isTooShort = needed.some(
      ({ term: { term, prefix }, isComplete }) => prefix && term.length < SHORTEST && !isComplete,
    );
    if (query.words.length === 0 || isTooShort) return this.titles;
    const missingTerms = new Set(
      needed.flatMap(({ files }) => files).filter((file) => !this.terms.has(file)),
    );
    if (missingTerms.size > 0) return [...missingTerms].map(termsFileName);

    const found = findPages(query.terms, this.terms);
    const count = Math.min(Math.max(hits, FEWEST_PAGES), MOST_PAGES);
    const pages = this.bestPages(query, found, facetFilters, count);
    const missingPages = pages.filter((page) => !this.texts.has(page));
    if (missingPages.length > 0) return missingPages.map(pageFileName);
    return new SearchEngine(
      partialIndex({
        query,
        found,
        pages: pages.map((page) => ({ number: page, page: this.pageWithText(page) })),
        titles: this.index,
        terms: this.terms,
        outline: this.outline,
      }),
    );
  }

  /**
   * Adds a file that was missing.
   * @throws SearchResponseError if it has a different format
   */
  add(name: string, file: unknown): void {
    if (this.terms.size + this.texts.size >= MOST_FILES) {
      this.terms.clear();
      this.texts.clear();
    }
    const [, kind, number] = /^(terms|page)-(\d+)\.json$/.exec(name) ?? [];
    if (kind === "terms" && isTermsFile(file)) this.terms.add(Number(number), file);
    else if (kind === "page" && isPageFile(file)) this.texts.set(Number(number), file.page);
    else
      throw new SearchResponseError(`The file ${name} of the search index doesn't have the expected form.`);
  }

  private pageWithText(number: number): IndexPage {
    const [page, text] = [this.index.pages[number], this.texts.get(number)];
    if (!page || !text) throw new RangeError(`The search index has no text for page ${number}.`);
    const { description: _, ...named } = page;
    return { ...named, ...text };
  }

  private bestPages(
    query: ParsedQuery,
    found: readonly TextHit[],
    facetFilters: FacetFilters,
    count: number,
  ): number[] {
    const { pages, sections } = this.index;
    const coverage = new WordCoverage(query, found, { sections: pages.length });
    const scores = scorePages(found, [], coverage, { pages, sections }, filterPages(facetFilters, pages));
    const exact = exactAnswers(query, this.index, { releases: true, titles: true });
    const best = [...scores].sort(([one, a], [other, b]) => b - a || one - other).map(([page]) => page);
    // Each page has one section here, its beginning, so sections and pages have the same numbers.
    const named = [...exact.keys()].filter((page) => scores.has(page));
    let space = (SIZE * count) / FEWEST_PAGES;
    return [...new Set([...named, ...best])].slice(0, count).filter((page) => {
      space -= this.outline.directory.sizes[page] ?? 0;
      return space >= 0;
    });
  }
}

function isTermsFile(file: unknown): file is TermsFile {
  return isOfVersion(file) && "terms" in file && Array.isArray(file.terms);
}

function isPageFile(file: unknown): file is PageFile {
  if (!isOfVersion(file) || !("page" in file)) return false;
  const { page } = file;
  return typeof page === "object" && page !== null && "entries" in page && Array.isArray(page.entries);
}

function isOfVersion(file: unknown): file is object {
  return typeof file === "object" && file !== null && "version" in file && file.version === INDEX_VERSION;
}
