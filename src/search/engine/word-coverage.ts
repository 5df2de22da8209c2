import type { SearchResult } from "minisearch";
import type { ParsedQuery } from "./parse-query";

/** Which words of a query are covered by what was found, and how much these words tell. */
export class WordCoverage {
  /** By word: the rarer, the more. */
  readonly weights: number[];
  private readonly wordsOfTerm = new Map<string, Set<number>>();

  /**
   * @param hits all sections that were found
   * @param count how many sections there are
   */
  constructor(
    private readonly query: ParsedQuery,
    hits: readonly SearchResult[],
    count: number,
  ) {
    for (const { term, word } of query.terms) {
      const words = this.wordsOfTerm.get(term);
      if (words) words.add(word);
      else this.wordsOfTerm.set(term, new Set([word]));
    }
    const frequencies = query.words.map(() => 0);
    for (const hit of hits) {
      for (const word of this.wordsOf(hit)) frequencies[word] = (frequencies[word] ?? 0) + 1;
    }
    this.weights = frequencies.map((frequency) => Math.log(1 + count / (frequency + 0.5)));
  }

  /** Numbers of the words that a hit has. */
  wordsOf({ queryTerms }: Pick<SearchResult, "queryTerms">): Set<number> {
    const words = new Set<number>();
    for (const term of queryTerms) for (const word of this.wordsOfTerm.get(term) ?? []) words.add(word);
    return words;
  }

  /** The weight of some words as a share of that of all. */
  share(words: Iterable<number>): number {
    const weight = (all: Iterable<number>) =>
      [...all].reduce((sum, word) => sum + (this.weights[word] ?? 0), 0);
    return weight(words) / weight(this.weights.keys());
  }

  /** For each term in the texts that was found, the words that it stands for. */
  wordsByTerm(hits: readonly SearchResult[]): Map<string, Set<number>> {
    const found = new Set(hits.flatMap(({ terms }) => terms));
    const fuzzy = this.query.terms.filter((term) => term.fuzzy);
    return new Map(
      [...found].map((term) => {
        const exact = this.wordsOfTerm.get(term);
        const begun = this.query.terms.filter((one) => one.prefix && term.startsWith(one.term));
        const words = new Set([...(exact ?? []), ...begun.map(({ word }) => word)]);
        return [term, words.size > 0 ? words : new Set(fuzzy.map(({ word }) => word))];
      }),
    );
  }
}
