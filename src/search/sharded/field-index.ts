import type { FieldStatistics } from "../../model/search/sharded-files";
import { keepsStopWords } from "../engine/page-sections";
import { BM25 } from "../engine/text-index";
import type { Terms } from "../engine/words/terms";

/** Which texts contain a term, with the text's number, the field's number and the count in turn. */
type Occurrences = number[];

/**
 * Texts with several fields. Scores are the ones of MiniSearch, but the statistics they depend on can be those of more texts
 * than the index contains.
 */
export class FieldIndex {
  private readonly occurrences = new Map<string, Occurrences>();
  /** By text and field, the number of different terms. */
  private readonly lengths = new Map<number, number[]>();
  private readonly fields: string[];
  private readonly boosts: number[];

  /** @param boosts the weight of each field */
  constructor(
    boosts: Readonly<Record<string, number>>,
    private readonly terms: Terms,
  ) {
    this.fields = Object.keys(boosts);
    this.boosts = Object.values(boosts);
  }

  /** Adds a text. @param fields its text in each field */
  add(text: number, fields: Readonly<Record<string, string>>): void {
    const lengths = this.fields.map((name, field) => {
      const counts = new Map<string, number>();
      for (const term of this.terms.ofText(fields[name] ?? "", keepsStopWords(name)))
        counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) {
        const known = this.occurrences.get(term);
        if (known) known.push(text, field, count);
        else this.occurrences.set(term, [text, field, count]);
      }
      return counts.size;
    });
    this.lengths.set(text, lengths);
  }

  /** All terms. */
  allTerms(): Iterable<string> {
    return this.occurrences.keys();
  }

  /** How many texts contain a term, by field. */
  frequencies(term: string): number[] {
    const frequencies = this.fields.map(() => 0);
    for (const [, field] of this.occurrencesOf(term)) frequencies[field] = (frequencies[field] ?? 0) + 1;
    return frequencies;
  }

  /** The statistics of the texts in this index. */
  statistics(): FieldStatistics {
    const count = this.lengths.size;
    const sums = this.fields.map(() => 0);
    for (const lengths of this.lengths.values())
      lengths.forEach((length, field) => (sums[field] = (sums[field] ?? 0) + length));
    return { count, lengths: sums.map((sum) => sum / Math.max(count, 1)) };
  }

  /**
   * The scores of the texts that contain a term.
   * @param frequencies how many of all texts contain it, by field
   * @param statistics of all texts
   * @param boosts the weight of each field by name, if it differs; other fields aren't searched
   */
  scores(
    term: string,
    frequencies: readonly number[],
    { count, lengths: averages }: FieldStatistics,
    boosts?: Readonly<Record<string, number>>,
  ): Map<number, number> {
    const scores = new Map<number, number>();
    const { k, b, d } = BM25;
    for (const [text, field, found] of this.occurrencesOf(term)) {
      const boost = boosts ? (boosts[this.fields[field] ?? ""] ?? 0) : (this.boosts[field] ?? 0);
      const frequency = frequencies[field] ?? 0;
      const rarity = Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
      const length = (this.lengths.get(text)?.[field] ?? 0) / (averages[field] ?? 1);
      const score = rarity * (d + (found * (k + 1)) / (found + k * (1 - b + b * length)));
      scores.set(text, (scores.get(text) ?? 0) + boost * score);
    }
    return scores;
  }

  private *occurrencesOf(term: string): Generator<[text: number, field: number, count: number]> {
    const all = this.occurrences.get(term) ?? [];
    for (let at = 0; at < all.length; at += 3) yield [all[at] ?? 0, all[at + 1] ?? 0, all[at + 2] ?? 0];
  }
}
