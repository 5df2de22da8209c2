import { repeatsQuery } from "./closeness";
import { pageBoosts, sectionBoosts, type EngineIndex } from "./engine-index";
import { exactAnswers } from "./exact-answers";
import { scorePages } from "./page-scores";
import type { ParsedQuery } from "./parse-query";
import { searchTerms } from "./search-terms";
import { WordCoverage } from "./word-coverage";
import { WordFinder, type WordBits } from "./word-finder";

export interface Ranking {
  /** Numbers of the sections that answer, the best first. */
  sections: number[];
  /** For each term of the texts that was found, the query's words that it stands for. */
  found: ReadonlyMap<string, WordBits>;
  finder: WordFinder;
  /** How much words of the query tell: the rarer, the more. */
  weightOf: (words: WordBits) => number;
}

/** What can be left out, for measuring what it is worth. */
export interface RankingRules {
  /** Pages count for their sections. */
  pages: boolean;
  /** A page is found by the words of its address. */
  addresses: boolean;
  /** A section is found by a text that repeats the query. */
  verbatim: boolean;
  /** A release is found by its version, image or CVE. */
  releases: boolean;
  /** The row of a table is found by the name in its first cell. */
  rows: boolean;
  /** A page is found by its title. */
  titles: boolean;
}

export const allRules: RankingRules = {
  pages: true,
  addresses: true,
  verbatim: true,
  releases: true,
  rows: true,
  titles: true,
};

/** How much of a section's score is that of its page. */
const PAGE_SHARE = 0.5;
/** How much sections that lack words of the query fall behind. */
const COVERAGE_POWER = 1.5;
/** What a section counts that repeats the query, where 1 is the best of others. */
const VERBATIM = 0.6;
/** The beginning of a page says what the page is about, and seldom answers a question. */
const BEGINNING = 0.4;
/** Sections with all words that are read for it. */
const MOST_READ = 25;

/**
 * Ranks the sections of a site by their own score and that of their page.
 * @param allowed whether a page passes the filters of the query
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
  const pageHits = searchTerms(index.pageIndex, query.terms, boosts);
  const sectionHits = searchTerms(index.sectionIndex, query.terms, sectionBoosts);
  const coverage = new WordCoverage(query, sectionHits, index.sections.length);
  const pages = scorePages(pageHits, sectionHits, coverage, index, allowed);
  const pageOf = (section: number) => index.sections[section]?.page ?? 0;

  const found = coverage.wordsByTerm(pageHits, sectionHits);
  const finder = new WordFinder(found, index.terms);
  const own = new Map<number, number>();
  const withAll: number[] = [];
  for (const hit of sectionHits) {
    const section = Number(hit.id);
    if (!pages.has(pageOf(section))) continue;
    const words = coverage.wordsOf(hit);
    if (words === coverage.all && withAll.length < MOST_READ) withAll.push(section);
    const isBeginning = query.isQuestion && index.sections[section]?.first === 0;
    own.set(section, hit.score * coverage.share(words) ** COVERAGE_POWER * (isBeginning ? BEGINNING : 1));
  }
  // A page of which no section says anything is found at its beginning.
  const withSections = new Set([...own.keys()].map(pageOf));
  for (const page of pages.keys()) if (!withSections.has(page)) own.set(index.firstSections[page] ?? 0, 0);
  const best = { page: largest(pages.values()), section: largest(own.values()) };
  const pageShare = rules.pages ? PAGE_SHARE : 0;
  const scores = new Map(
    [...own].map(([section, score]) => [
      section,
      ((1 - pageShare) * score) / best.section + (pageShare * (pages.get(pageOf(section)) ?? 0)) / best.page,
    ]),
  );
  for (const section of rules.verbatim ? withAll : []) {
    if (repeatsQuery(query, section, index, finder))
      scores.set(section, (scores.get(section) ?? 0) + VERBATIM);
  }
  for (const [section, score] of exactAnswers(query, index, rules)) {
    if (pages.has(pageOf(section))) scores.set(section, (scores.get(section) ?? 0) + score);
  }
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

/** By falling score, equal ones in reading order. */
function inOrder(scores: ReadonlyMap<number, number>): number[] {
  return [...scores].sort(([one, a], [other, b]) => b - a || one - other).map(([section]) => section);
}

function largest(values: Iterable<number>): number {
  return Math.max(Number.MIN_VALUE, ...values);
}
