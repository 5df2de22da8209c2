import { SIZE_UNIT } from "../../model/search/sharded-files";
import { exactAnswers } from "../engine/ranking/exact-answers";
import { filterPages } from "../engine/facets";
import type { EngineIndex } from "../engine/engine-index";
import { scorePages } from "../engine/ranking/page-scores";
import type { TextHit } from "../engine/text-index";
import { WordCoverage } from "../engine/ranking/word-coverage";
import type { ParsedQuery, QueryTerm } from "../engine/words/parse-query";
import type { FacetFilters } from "../provider";
import type { LoadedPages } from "./loaded-pages";
import type { LoadedTerms } from "./loaded-terms";
import { pagesWithAll } from "./phrase-pages";

interface PagePlanOptions {
  query: ParsedQuery;
  /** The terms that each page with the query's phrases contains; empty if there are none, or if they haven't loaded. */
  phraseTerms: readonly QueryTerm[];
  /** All pages that match. */
  found: readonly TextHit[];
  facetFilters: FacetFilters;
  /** The number of hits wanted. */
  hits: number;
  /** The index of the titles, in which each page is one section. */
  index: EngineIndex;
  /** The size of each page's file, in `SIZE_UNIT`. */
  sizes: readonly number[];
  terms: LoadedTerms;
  pages: LoadedPages;
}

/** The pages whose text matters for a query. */
export interface PagePlan {
  /** Pages whose text hasn't loaded and is needed for a good answer, best first. */
  first: number[];
  /** Pages whose text hasn't loaded and is needed for a complete answer, best first. */
  missing: number[];
  /** Pages that answer with their text. */
  ready: number[];
}

/** The number of pages whose text is loaded, at least for the first hits. These pages are ranked by their text. */
const FEWEST_PAGES = 25;
const MOST_PAGES = 100;
/** The maximum size of the texts of so many pages, in bytes. A few long pages would need too much of a slow line. */
const MOST_BYTES = 135_000;
/** The maximum number of pages that are searched for quoted texts. They take about as much as the full text of 1,000 pages. */
export const MOST_PAGES_FOR_PHRASES = 300;

/** Chooses the pages whose text is loaded for a query. */
export function planPages(options: PagePlanOptions): PagePlan {
  const { query, phraseTerms, hits, sizes, pages } = options;
  const count = Math.min(Math.max(hits, FEWEST_PAGES), MOST_PAGES);
  const best = bestPages(options);
  const isLoaded = (page: number) => pages.has(page);
  const isMissing = (page: number) => !pages.has(page);
  if (phraseTerms.length === 0) {
    const chosen = withinSize(best.slice(0, count), sizes, count);
    const missing = chosen.filter(isMissing);
    return { first: missing, missing, ready: chosen.filter(isLoaded) };
  }
  const all = pagesWithAll(phraseTerms, options.terms);
  const allowed = filterPages(options.facetFilters, options.index.pages);
  const candidates = [...new Set([...best.filter((page) => all.has(page)), ...all])].filter(allowed);
  const ready: number[] = [];
  const missing: number[] = [];
  // Pages are loaded in parts, until enough of them contain the phrases.
  for (const page of candidates.slice(0, MOST_PAGES_FOR_PHRASES)) {
    if (ready.length === count || missing.length === count) break;
    if (isMissing(page)) missing.push(page);
    else if (pages.hasPhrases(page, query.phrases)) ready.push(page);
  }
  const first = withinSize(candidates.slice(0, count), sizes, count).filter((page) => missing.includes(page));
  return { first, missing, ready };
}

/** All pages that match the query and its filters, best first. */
function bestPages({ query, found, facetFilters, index }: PagePlanOptions): number[] {
  const { pages, sections } = index;
  const coverage = new WordCoverage(query, found, { sections: pages.length });
  const scores = scorePages(found, [], coverage, { pages, sections }, filterPages(facetFilters, pages));
  const best = [...scores].sort(([one, a], [other, b]) => b - a || one - other).map(([page]) => page);
  // Each page has one section here, its beginning, so sections and pages have the same numbers.
  const named = [...exactAnswers(query, index)].filter((page) => scores.has(page));
  return [...new Set([...named, ...best])];
}

/** The pages before the one with which the texts would be too long. */
function withinSize(pages: readonly number[], sizes: readonly number[], count: number): number[] {
  let space = (MOST_BYTES * count) / FEWEST_PAGES;
  return pages.filter((page) => {
    space -= (sizes[page] ?? 0) * SIZE_UNIT;
    return space >= 0;
  });
}
