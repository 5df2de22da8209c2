import { unpackRecord, type IndexPage, type SearchIndexFile } from "../../model/search/search-index";
import type { SearchRecord } from "../../model/search/search-record";
import type { AnsweringSection, SearchAnswer, SearchQuery, SectionQuery } from "../provider";
import { SECTIONS_OF_PAGE } from "../sections";
import { bestRecord } from "./hits/best-record";
import { buildIndex, type EngineIndex } from "./engine-index";
import { countFacets, filterPages } from "./facets";
import { findMatches } from "./hits/highlight";
import { hasVersion } from "./ranking/exact-answers";
import { toHit } from "./hits/hit";
import { newestFirst } from "./ranking/newest-first";
import { parseQuery, type ParsedQuery } from "./words/parse-query";
import type { Section } from "./page-sections";
import { hasPhrases } from "./phrases";
import { markedTerms } from "./hits/marked-terms";
import { rank, type Ranking } from "./ranking/rank";
import { allRules, type RankingRules } from "./ranking/ranking-rules";

/** The maximum number of hits per page, so that a long page doesn't fill the list. */
const HITS_OF_PAGE = 3;
/** The number of hits, unless a query has another one. */
export const HITS_PER_PAGE = 20;
/** Algolia's limit. */
const MOST_HITS_PER_PAGE = 1000;

/** Answers queries from an index in memory, in the format and by the rules of Algolia's search. */
export class SearchEngine {
  private readonly index: EngineIndex;

  /**
   * @param from the index, or the file to build it from
   * @param rules for ranking; all of them except in measurements
   */
  constructor(
    from: EngineIndex | SearchIndexFile,
    private readonly rules: RankingRules = allRules,
  ) {
    this.index = "sections" in from ? from : buildIndex(from);
  }

  /** Answers one query. It never fails. */
  search(query: SearchQuery): SearchAnswer {
    const started = performance.now();
    const parsed = parseQuery(query.query, this.index.terms);
    const allowed = filterPages(query.facetFilters ?? [], this.index.pages);
    const ranking = rank(parsed, this.index, allowed, this.rules);
    const sections =
      query.query.trim() === "" ? this.pages(allowed) : this.hits(ranking, parsed, HITS_OF_PAGE);
    const hitsPerPage = Math.min(Math.max(query.hitsPerPage ?? HITS_PER_PAGE, 0), MOST_HITS_PER_PAGE);
    const page = Math.max(query.page ?? 0, 0);
    // Each page without its text counts as one hit.
    const isComplete = this.index.sample === undefined;
    const marks = markedTerms(parsed, ranking.found, this.index.terms);
    const hits = sections
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((section) =>
        toHit(this.record(section, bestRecord(section, parsed, ranking, this.index)), query, marks),
      );
    return {
      hits,
      nbHits: sections.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(sections.length / hitsPerPage) : 0,
      hitsPerPage,
      exhaustive: { nbHits: isComplete, facetsCount: isComplete },
      exhaustiveNbHits: isComplete,
      exhaustiveFacetsCount: isComplete,
      ...(query.facets
        ? {
            facets: countFacets(
              sections.map((section) => this.page(section)),
              query.facets,
            ),
          }
        : {}),
      query: query.query,
      params: paramsOf(query),
      index: query.indexName,
      processingTimeMS: Math.round(performance.now() - started),
    };
  }

  /** The sections that answer a question in plain words, best first; empty if none of its words is known. */
  sections({ question, facetFilters, count }: SectionQuery): AnsweringSection[] {
    const parsed = parseQuery(question, this.index.terms, true);
    const ranking = rank(parsed, this.index, filterPages(facetFilters, this.index.pages), this.rules);
    const { matchOf } = markedTerms(parsed, ranking.found, this.index.terms);
    return this.hits(ranking, parsed, SECTIONS_OF_PAGE)
      .slice(0, count)
      .map((section) => {
        const { url, hierarchy } = this.record(section, section.first);
        const texts: AnsweringSection["texts"] = [];
        for (let place = section.first + 1; place < section.end; place += 1) {
          const { content, code } = this.record(section, place);
          texts.push({ text: content ?? "", code });
        }
        const headings = Object.values({ ...hierarchy, lvl0: null }).filter((level) => level !== null);
        const words = [...texts.map(({ text }) => text), ...headings].flatMap((text) =>
          findMatches(text, matchOf).spans.map(({ start, end }) => text.slice(start, end).toLowerCase()),
        );
        return { url, headings, texts, words: [...new Set(words)] };
      });
  }

  /** The ranked sections, limited to a few per page. */
  private hits(ranking: Ranking, { phrases, words }: ParsedQuery, ofPage: number): Section[] {
    const counts = new Map<number, number>();
    const ranked = ranking.sections.flatMap((number) => this.index.sections[number] ?? []);
    return (words.some(hasVersion) ? ranked : newestFirst(ranked, this.index))
      .filter((section) => hasPhrases(phrases, this.page(section), section))
      .filter(({ page }) => {
        const count = (counts.get(page) ?? 0) + 1;
        counts.set(page, count);
        return count <= ofPage;
      });
  }

  /** The results for an empty query: all pages, highest weight first. */
  private pages(allowed: (page: number) => boolean): Section[] {
    return this.index.firstSections
      .flatMap((number) => this.index.sections[number] ?? [])
      .filter(({ page }) => allowed(page))
      .sort((one, other) => this.page(other).weight - this.page(one).weight || one.page - other.page);
  }

  private page({ page: number }: Section): IndexPage {
    const page = this.index.pages[number];
    if (!page) throw new RangeError(`The search index has no page ${number}.`);
    return page;
  }

  private record(section: Section, place: number): SearchRecord {
    return unpackRecord(this.page(section), place);
  }
}

function paramsOf({ query, page = 0, hitsPerPage = HITS_PER_PAGE }: SearchQuery): string {
  return new URLSearchParams({ query, page: String(page), hitsPerPage: String(hitsPerPage) }).toString();
}
