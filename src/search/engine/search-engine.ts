import { unpackRecord, type SearchIndexFile } from "../../model/search-index";
import type { SearchRecord } from "../../model/search-record";
import type { SearchAnswer, SearchQuery } from "../provider";
import type { AnsweringSection, SectionQuery } from "../sections";
import { buildIndex, type EngineIndex } from "./build-index";
import { countFacets, filterRecords } from "./facets";
import { findMatches, type TermWords } from "./highlight";
import { toHit, type QueryTerms } from "./hit";
import { parseQuery, type ParsedQuery } from "./parse-query";
import { hasPhrases } from "./phrases";
import { isQuestionWord } from "./question-words";
import { rank } from "./rank";
import { rankSections } from "./rank-sections";
import { scoreWord, type WordScores } from "./word-scores";

/** How many records of one page are among the hits, so that a long page doesn't fill the list. */
const RECORDS_OF_PAGE = 3;
const HITS_PER_PAGE = 20;
/** Algolia's limit. */
const MOST_HITS_PER_PAGE = 1000;

/** Answers queries from an index in memory, in the form and by the rules of Algolia's search. */
export class SearchEngine {
  private readonly index: EngineIndex;

  constructor(file: SearchIndexFile) {
    this.index = buildIndex(file);
  }

  /** Answers one query; there is none that it fails for. */
  search(query: SearchQuery): SearchAnswer {
    const started = performance.now();
    const parsed = parseQuery(query.query);
    const words = parsed.words.map((word, number) => scoreWord(word, parsed.words[number + 1], this.index));
    const records = this.recordsFor(query, parsed, words);
    const hitsPerPage = Math.min(Math.max(query.hitsPerPage ?? HITS_PER_PAGE, 0), MOST_HITS_PER_PAGE);
    const page = Math.max(query.page ?? 0, 0);
    const terms = queryTerms(parsed, words, this.index);
    const hits = records
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => toHit(this.record(record), query, terms));
    return {
      hits,
      nbHits: records.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(records.length / hitsPerPage) : 0,
      hitsPerPage,
      exhaustive: { nbHits: true, facetsCount: true },
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      ...(query.facets ? { facets: countFacets(records, query.facets, this.index) } : {}),
      query: query.query,
      params: paramsOf(query),
      index: query.indexName,
      processingTimeMS: Math.round(performance.now() - started),
    };
  }

  /** The sections that answer a question in plain words, the best first; none where no word of it is known. */
  sections({ question, facetFilters, count }: SectionQuery): AnsweringSection[] {
    // A question is whole: its last word isn't still being typed.
    const parsed = withoutQuestionWords(parseQuery(`${question} `));
    const words = parsed.words.map((word, number) => scoreWord(word, parsed.words[number + 1], this.index));
    const { terms } = queryTerms(parsed, words, this.index);
    return rankSections(words, this.index, filterRecords(facetFilters, this.index))
      .slice(0, count)
      .map(({ heading, records }) => {
        const { url, hierarchy } = this.record(heading);
        const texts = records.map((record) => this.record(record));
        return {
          url,
          headings: Object.values({ ...hierarchy, lvl0: null }).filter((level) => level !== null),
          texts: texts.map(({ content, code }) => ({ text: content ?? "", code })),
          words: matchedWords(
            [...texts.map(({ content }) => content ?? ""), ...Object.values(hierarchy)],
            terms,
          ),
        };
      });
  }

  /** Numbers of the records that answer, the best first, a few of each page. */
  private recordsFor(query: SearchQuery, parsed: ParsedQuery, words: readonly WordScores[]): number[] {
    const allowed = filterRecords(query.facetFilters ?? [], this.index);
    if (query.query.trim() === "") return this.pages(allowed);
    const inPhrases = hasPhrases(parsed.phrases, this.index);
    const ranked = rank(words, this.index, (record) => allowed(record) && inPhrases(record), RECORDS_OF_PAGE);
    const counts = new Uint32Array(this.index.pages.length);
    return ranked.filter((record) => {
      const page = this.index.page[record] ?? 0;
      const count = (counts[page] ?? 0) + 1;
      counts[page] = count;
      return count <= RECORDS_OF_PAGE;
    });
  }

  /** What is there where nothing is asked for: all pages, the weightiest first. */
  private pages(allowed: (record: number) => boolean): number[] {
    const weightOf = (record: number) => this.index.pages[this.index.page[record] ?? 0]?.weight ?? 0;
    return [...this.index.firstOfPage]
      .filter(allowed)
      .sort((one, other) => weightOf(other) - weightOf(one) || one - other);
  }

  private record(number: number): SearchRecord {
    const page = this.index.page[number] ?? 0;
    const packed = this.index.pages[page];
    if (!packed) throw new RangeError(`There is no record ${number}.`);
    return unpackRecord(packed, number - (this.index.firstOfPage[page] ?? 0));
  }
}

function withoutQuestionWords({ words, phrases }: ParsedQuery): ParsedQuery {
  const kept = words.map((word) => ({ ...word, counts: word.counts && !isQuestionWord(word.token.whole) }));
  return { words: kept.some(({ counts }) => counts) ? kept : words, phrases };
}

function matchedWords(texts: readonly (string | null)[], terms: TermWords): string[] {
  const words = texts.flatMap((text) =>
    text === null
      ? []
      : findMatches(text, terms).spans.map(({ start, end }) => text.slice(start, end).toLowerCase()),
  );
  return [...new Set(words)];
}

function queryTerms(
  parsed: ParsedQuery,
  words: readonly WordScores[],
  { dictionary }: EngineIndex,
): QueryTerms {
  const terms = new Map<string, { words: number[]; typed: number | null }>();
  const typedWords = new Map<number, string>();
  words.forEach(({ terms: matched, counts }, number) => {
    const word = parsed.words[number];
    if (!counts || !word) return;
    const { whole, units } = word.token;
    typedWords.set(number, whole);
    const endings = word.isLast ? [whole, units.at(-1)?.term ?? whole] : [];
    for (const term of [...matched.keys()].map((one) => dictionary.terms[one] ?? "")) {
      const begun = endings.find((ending) => term !== ending && term.startsWith(ending));
      const typed = begun?.length ?? null;
      const known = terms.get(term);
      if (known) {
        known.words.push(number);
        known.typed = known.typed === null || typed === null ? null : Math.max(known.typed, typed);
      } else terms.set(term, { words: [number], typed });
    }
  });
  return { terms: terms satisfies TermWords, words: typedWords };
}

function paramsOf({ query, page = 0, hitsPerPage = HITS_PER_PAGE }: SearchQuery): string {
  return new URLSearchParams({ query, page: String(page), hitsPerPage: String(hitsPerPage) }).toString();
}
