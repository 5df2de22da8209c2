import {
  pageFileName,
  parseFileName,
  termsFileName,
  type ShardedOutline,
} from "../../model/search/sharded-files";
import { buildIndex, type EngineIndex } from "../engine/engine-index";
import { parseQuery, type ParsedQuery, type QueryTerm } from "../engine/words/parse-query";
import { SearchEngine } from "../engine/search-engine";
import { SearchResponseError, type FacetFilters } from "../provider";
import { findPages } from "./find-pages";
import { LoadBudget } from "./load-budget";
import { LoadedPages } from "./loaded-pages";
import { LoadedTerms } from "./loaded-terms";
import { planPages } from "./page-plan";
import { partialIndex } from "./partial-index";
import { termsOfPhrases } from "./phrase-pages";
import { isPageFile, isTermsFile } from "./read-shard";

/** A query or a question. */
export interface Wanted {
  text: string;
  isQuestion: boolean;
  facetFilters: FacetFilters;
  /** The number of hits wanted, counted from the first one. */
  hits: number;
}

/** What can be done for a query with the files that have loaded. */
export interface Prepared {
  /** The engine that answers; undefined if files are missing that it needs first. */
  engine?: SearchEngine;
  /** The names of files that it needs, or that improve its answer. Once they are added, more can be missing. */
  missing: string[];
}

/** Shorter beginnings of words match too many terms, so titles answer until the reader has typed more. */
const SHORTEST = 4;
/** The maximum number of files in memory, which is more than any query needs. */
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
  private readonly pages: LoadedPages;
  private readonly budget: LoadBudget;
  /** Queries that were answered, even if files were missing. They keep their answer while more files load. */
  private readonly answered = new Set<string>();

  /** @param outlineBytes of the first file, which count towards the limit of what loads before the first answer */
  constructor(
    private readonly outline: ShardedOutline,
    outlineBytes = 0,
  ) {
    const { directory } = outline;
    this.index = buildIndex(outline);
    this.titles = new SearchEngine(this.index);
    this.terms = new LoadedTerms(directory.firstTerms, this.index.terms);
    this.pages = new LoadedPages(this.index.pages);
    this.budget = new LoadBudget(directory.sizes, outlineBytes);
  }

  /** Prepares an answer. */
  prepare(wanted: Wanted): Prepared {
    const { text, isQuestion, facetFilters, hits } = wanted;
    const query = parseQuery(text, this.index.terms, isQuestion);
    if (query.words.length === 0 || this.isTooShort(query)) return { engine: this.titles, missing: [] };
    const isAnswered = this.answered.has(keyOf(wanted));
    const phraseTerms = termsOfPhrases(query.phrases);
    const neededTerms = this.filesWith([...phraseTerms, ...query.terms]);
    const missingTerms = neededTerms.filter((file) => !this.terms.has(file));
    const termsFirst = isAnswered ? [] : this.termsFirst(neededTerms, missingTerms);
    if (termsFirst.length > 0) return { missing: termsFirst.map(termsFileName) };

    const found = findPages(query.terms, this.terms);
    const plan = planPages({
      query,
      phraseTerms: phraseTerms.every((term) => this.terms.has(this.terms.filesOf(term).own))
        ? phraseTerms
        : [],
      found,
      facetFilters,
      hits,
      index: this.index,
      sizes: this.outline.directory.sizes.pages,
      terms: this.terms,
      pages: this.pages,
    });
    const pagesFirst = isAnswered ? [] : this.budget.affordablePages(plan.first);
    if (pagesFirst.length > 0) return { missing: pagesFirst.map(pageFileName) };
    const engine = new SearchEngine(
      partialIndex({
        query,
        found,
        pages: plan.ready.map((number) => ({ number, page: this.pages.page(number) })),
        titles: this.index,
        terms: this.terms,
        outline: this.outline,
      }),
    );
    return {
      engine,
      missing: missingTerms.length > 0 ? missingTerms.map(termsFileName) : plan.missing.map(pageFileName),
    };
  }

  /** Records that queries were answered from the full text. From now on, files can load without a limit. */
  markAnswered(wanted: readonly Wanted[]): void {
    for (const one of wanted) this.answered.add(keyOf(one));
    this.budget.lift();
  }

  /** Records that a file was requested. */
  expect(name: string): void {
    this.budget.spend(name);
  }

  /** Records that a file couldn't be loaded. */
  giveUp(name: string): void {
    this.budget.refund(name);
  }

  /**
   * Adds a file that was missing.
   * @throws SearchResponseError if it has a different format
   */
  add(name: string, content: unknown): void {
    if (this.terms.size + this.pages.size >= MOST_FILES) {
      this.terms.clear();
      this.pages.clear();
      this.answered.clear();
    }
    const file = parseFileName(name);
    if (file?.kind === "terms" && isTermsFile(content)) this.terms.add(file.number, content);
    else if (file?.kind === "pages" && isPageFile(content)) this.pages.add(file.number, content.page);
    else
      throw new SearchResponseError(`The file ${name} of the search index doesn't have the expected form.`);
    this.budget.spend(name);
  }

  /** Only an unfinished word is short and also matches longer words. */
  private isTooShort({ terms }: ParsedQuery): boolean {
    return terms.some(
      (term) => term.prefix && term.term.length < SHORTEST && !this.terms.filesOf(term).isComplete,
    );
  }

  /** Numbers of the files with terms: first those with the words themselves, then those with their other forms. */
  private filesWith(terms: readonly QueryTerm[]): number[] {
    const needed = terms.map((term) => ({ ...this.terms.filesOf(term), isWord: term.boost === 1 }));
    const words = needed.filter(({ isWord }) => isWord).map(({ own }) => own);
    const own = needed.map((one) => one.own);
    return [...new Set([...words, ...own, ...needed.flatMap(({ files }) => files)])];
  }

  /** The missing files with terms that must load before an answer. No query is answered without any of its files. */
  private termsFirst(needed: readonly number[], missing: readonly number[]): number[] {
    const affordable = this.budget.affordableTerms(missing);
    const hasNone = affordable.length === 0 && missing.length === needed.length;
    return hasNone ? missing.slice(0, 1) : affordable;
  }
}

function keyOf(wanted: Wanted): string {
  return JSON.stringify(wanted);
}
