import { CODE_LEVEL, TEXT_LEVEL } from "../../model/search-index";

/** What a word is worth in a page's title, in a heading of each level, in text and in code. */
const LEVEL_WEIGHTS: Readonly<Record<number, number>> = {
  [TEXT_LEVEL]: 1,
  1: 8,
  2: 5,
  3: 4.5,
  4: 4,
  5: 4,
  6: 4,
  [CODE_LEVEL]: 0.35,
};
/** Words that a record of a level usually has; in a longer one each counts less. */
const USUAL_LENGTH: Readonly<Record<number, number>> = { [TEXT_LEVEL]: 30, [CODE_LEVEL]: 60 };
const LENGTH_EFFECT = 0.2;
const USUAL_HEADING_LENGTH = 3;
const MOST_FOR_SHORTNESS = 1.2;

/**
 * What each word of a record is worth, before it is known how rare the word is.
 * @param level see `EngineIndex`
 * @param length number of the record's words
 */
export function recordWeight(level: number, length: number): number {
  const usual = USUAL_LENGTH[level] ?? USUAL_HEADING_LENGTH;
  const shortness = 1 / (1 - LENGTH_EFFECT + (LENGTH_EFFECT * length) / usual);
  return (LEVEL_WEIGHTS[level] ?? 1) * Math.min(MOST_FOR_SHORTNESS, shortness);
}

/** Numbers weights, of which many records share few: a number a record takes less room than a weight. */
export class RecordWeights {
  private readonly numbers = new Map<number, number>();

  /** The weights by number. */
  get values(): Float64Array {
    return Float64Array.from(this.numbers.keys());
  }

  numberOf(level: number, length: number): number {
    const weight = recordWeight(level, length);
    const known = this.numbers.get(weight);
    if (known !== undefined) return known;
    this.numbers.set(weight, this.numbers.size);
    return this.numbers.size - 1;
  }
}
