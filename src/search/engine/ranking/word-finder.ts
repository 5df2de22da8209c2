import type { Terms } from "../words/terms";
import { writtenWords } from "../words/tokenize";

/** Words of a query as the bits of a number; the first word is the lowest bit. A parsed query has at most 16 words. */
export type WordBits = number;

/** Finds which words of a query occur in texts. Results are cached by word, because most words occur in several texts. */
export class WordFinder {
  private readonly known = new Map<string, WordBits>();

  /** @param found for each term found in the texts, the words of the query that it represents */
  constructor(
    private readonly found: ReadonlyMap<string, WordBits>,
    private readonly terms: Terms,
  ) {}

  wordsIn(text: string): WordBits {
    let words = 0;
    for (const written of writtenWords(text)) {
      let own = this.known.get(written);
      if (own === undefined) {
        own = this.wordsOf(written);
        this.known.set(written, own);
      }
      words |= own;
    }
    return words;
  }

  private wordsOf(written: string): WordBits {
    let words = 0;
    for (const term of this.terms.ofWritten(written)) words |= this.found.get(term) ?? 0;
    return words;
  }
}

/** The numbers of the words. */
export function numbersOf(words: WordBits): number[] {
  const numbers: number[] = [];
  for (let number = 0; words >> number > 0; number += 1) if ((words >> number) & 1) numbers.push(number);
  return numbers;
}
