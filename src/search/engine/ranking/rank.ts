import { repeatsQuery } from "./closeness";
import type { EngineIndex } from "../engine-index";
import { EXACT, exactAnswers, hasNamedRow } from "./exact-answers";
import { pageBoosts, sectionBoosts } from "../page-sections";
import { scorePages } from "./page-scores";
import { preferSections } from "./prefer-sections";
import type { ParsedQuery } from "../words/parse-query";
import { allRules, type RankingRules } from "./ranking-rules";
import { WordCoverage } from "./word-coverage";
import { WordFinder, type WordBits } from "./word-finder";

export interface Ranking {
  /** Numbers of the matching sections, best first. */
  sections: number[];
  /** For each term found in the texts, the query's words that it represents. */
  found: ReadonlyMap<string, WordBits>;
  finder: WordFinder;
  /** The significance of words in the query: rare words are more significant. */
  weightOf: (words: WordBits) => number;
}

/** The share of a section's score that comes from its page, for search results and for answers to full questions. */
const PAGE_SHARE = { results: 0.5, answers: 0.6 };
/** The penalty for sections that lack words of the query. */
const COVERAGE_POWER = 1.5;
/** The bonus for a section that repeats the query, relative to the best score of 1. */
const VERBATIM = 0.6;
/** The beginning of a page introduces its subject, and seldom answers a question. */
const BEGINNING = 0.5;
/** The maximum number of sections with all words whose text is searched for the query. */
const MOST_READ = 25;

/**
 * Ranks the sections of a site by their own score and that of their page.
 * @param allowed whether a page matches the query's filters
 */
export function rank(
  query: ParsedQuery,
  index: EngineIndex,
  allowed: (page: number) => boolean,
  rules: RankingRules = allRules,
): Ranking {
  if (query.words.length === 0) return nothing(index);
  const { path, ...namingBoosts } = pageBoosts;
  const boosts = rules.addresses ? { ...namingBoosts, path } : namingBoosts;
  const pageHits = index.pageIndex.find(query.terms, boosts);
  const sectionHits = index.sectionIndex.find(query.terms, sectionBoosts);
  const coverage = new WordCoverage(query, sectionHits, index.sample ?? { sections: index.sections.length });
  const pages = scorePages(pageHits, sectionHits, coverage, index, allowed, query.isQuestion);
  const pageOf = (section: number) => index.sections[section]?.page ?? 0;

  const found = coverage.wordsByTerm(pageHits, sectionHits);
  const finder = new WordFinder(found, index.terms);
  const own = new Map<number, number>();
  const withAll: number[] = [];
  for (const hit of sectionHits) {
    const section = Number(hit.id);
    if (!pages.has(pageOf(section))) continue;
    const words = coverage.wordsOf(hit);
    if (words === coverage.all) withAll.push(section);
    const isBeginning = query.isQuestion && index.sections[section]?.first === 0;
    own.set(section, hit.score * coverage.share(words) ** COVERAGE_POWER * (isBeginning ? BEGINNING : 1));
  }
  // A page without matching sections is represented by its beginning.
  const withSections = new Set([...own.keys()].map(pageOf));
  for (const page of pages.keys()) if (!withSections.has(page)) own.set(index.firstSections[page] ?? 0, 0);
  const best = { page: largest(pages.values()), section: largest(own.values()) };
  const share = query.isQuestion ? PAGE_SHARE.answers : PAGE_SHARE.results;
  const pageShare = rules.pages ? share : 0;
  const scores = new Map(
    [...own].map(([section, score]) => [
      section,
      ((1 - pageShare) * score) / best.section + (pageShare * (pages.get(pageOf(section)) ?? 0)) / best.page,
    ]),
  );
  for (const section of rules.verbatim ? withAll.slice(0, MOST_READ) : []) {
    if (repeatsQuery(query, section, index, finder))
      scores.set(section, (scores.get(section) ?? 0) + VERBATIM);
  }
  for (const section of rules.rows ? withAll : []) {
    if (hasNamedRow(query, section, index)) scores.set(section, (scores.get(section) ?? 0) + EXACT);
  }
  for (const section of rules.releases ? exactAnswers(query, index) : []) {
    // The upgrade path answers a query for two versions without any word of it.
    if (allowed(pageOf(section))) scores.set(section, (scores.get(section) ?? 0) + EXACT);
  }
  // A single word names a subject, which the beginning of a page introduces.
  if (query.isQuestion && query.words.length > 1) preferSections(scores, index);
  return {
    sections: inOrder(scores),
    found,
    finder,
    weightOf: (words) => coverage.weightOf(words),
  };
}

function nothing({ terms }: EngineIndex): Ranking {
  const found = new Map<string, WordBits>();
  return { sections: [], found, finder: new WordFinder(found, terms), weightOf: () => 0 };
}

/** Sorts by descending score, and equal scores in reading order. */
function inOrder(scores: ReadonlyMap<number, number>): number[] {
  return [...scores].sort(([one, a], [other, b]) => b - a || one - other).map(([section]) => section);
}

function largest(values: Iterable<number>): number {
  return Math.max(Number.MIN_VALUE, ...values);
}
