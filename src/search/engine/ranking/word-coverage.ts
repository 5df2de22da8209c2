import type { SectionSample } from "../engine-index";
import type { ParsedQuery } from "../words/parse-query";
import type { TextHit } from "../text-index";
import { numbersOf, type WordBits } from "./word-finder";

/** Which words of a query were found, and how significant these words are. */
export class WordCoverage {
  /** By word: rare words have a higher weight. */
  readonly weights: number[];
  /** All words of the query. */
  readonly all: WordBits;
  private readonly wordsOfTerm = new Map<string, WordBits>();
  private readonly shares = new Map<WordBits, number>();

  /**
   * @param hits the sections that were found
   * @param sample the total number of sections, and an estimate from the hits if they aren't all sections that match
   */
  constructor(
    private readonly query: ParsedQuery,
    hits: readonly TextHit[],
    { sections: count, frequencyOf = (_, found) => found }: SectionSample,
  ) {
    this.all = 2 ** query.words.length - 1;
    for (const { term, word } of query.terms)
      this.wordsOfTerm.set(term, (this.wordsOfTerm.get(term) ?? 0) | (1 << word));
    const frequencies = query.words.map(() => 0);
    for (const hit of hits) {
      const words = this.wordsOf(hit);
      for (let word = 0; word < frequencies.length; word += 1)
        if ((words >> word) & 1) frequencies[word] = (frequencies[word] ?? 0) + 1;
    }
    this.weights = frequencies.map((found, word) => Math.log(1 + count / (frequencyOf(word, found) + 0.5)));
  }

  /** The words that a hit contains. */
  wordsOf({ queryTerms }: Pick<TextHit, "queryTerms">): WordBits {
    let words = 0;
    for (const term of queryTerms) words |= this.wordsOfTerm.get(term) ?? 0;
    return words;
  }

  /** The weight of some words. */
  weightOf(words: WordBits): number {
    return numbersOf(words).reduce((sum, word) => sum + (this.weights[word] ?? 0), 0);
  }

  /** The weight of some words as a share of the total weight. */
  share(words: WordBits): number {
    const known = this.shares.get(words);
    if (known !== undefined) return known;
    const share = this.weightOf(words) / this.weightOf(this.all);
    this.shares.set(words, share);
    return share;
  }

  /** For each term found in the texts, the words that it represents. */
  wordsByTerm(...lists: readonly (readonly TextHit[])[]): Map<string, WordBits> {
    const byTerm = new Map<string, WordBits>();
    for (const hits of lists) {
      for (const { terms } of hits) {
        for (const term of terms) if (!byTerm.has(term)) byTerm.set(term, this.wordsFor(term));
      }
    }
    return byTerm;
  }

  private wordsFor(found: string): WordBits {
    let words = this.wordsOfTerm.get(found) ?? 0;
    let fuzzy = 0;
    for (const { term, word, prefix, fuzzy: isFuzzy } of this.query.terms) {
      if (prefix && found.startsWith(term)) words |= 1 << word;
      if (isFuzzy) fuzzy |= 1 << word;
    }
    return words || fuzzy;
  }
}
