import type { Synonyms } from "../../../model/search/synonyms";
import { stem } from "./stem";
import { isStopWord } from "./stop-words";
import { tokensOf, writtenWords, type Token } from "./tokenize";

/** No word contains these characters, so prefix and fuzzy search match neither stems nor groups. */
const STEM = "~";
const GROUP = "≈";

/** Converts text to the terms of the search index, and keeps track of all terms. */
export class Terms {
  private readonly known = new Set<string>();
  /** The terms of each word as written, cached because most words in documentation are the same few thousand. */
  private readonly byWriting = new Map<string, readonly string[]>();
  private readonly groups: ReadonlyMap<string, number>;

  constructor(synonyms: Synonyms) {
    this.groups = new Map(
      synonyms.flatMap((group, number) => group.map((word): [string, number] => [stem(word), number])),
    );
  }

  /** Whether any indexed text contains a term as a word or as part of a name. */
  has(term: string): boolean {
    return this.known.has(term);
  }

  /** Adds a term that another text contains. */
  learn(term: string): void {
    this.known.add(term);
  }

  /**
   * The terms that a text is indexed by: words, parts of names, stems, groups of synonyms.
   * @param isTitle titles keep their stop words, because some queries consist only of stop words
   */
  ofText(text: string, isTitle = false): string[] {
    const terms: string[] = [];
    for (const written of writtenWords(text)) {
      let own = this.byWriting.get(written);
      if (!own) {
        own = this.ofWritten(written);
        this.byWriting.set(written, own);
        for (const term of spellingsOf(written)) if (!isStopWord(term)) this.known.add(term);
      }
      for (const term of own) terms.push(term);
      if (isTitle) terms.push(...spellingsOf(written).filter(isStopWord));
    }
    return terms;
  }

  /** The terms of a word as written in a text; empty for a stop word. */
  ofWritten(written: string): readonly string[] {
    return (
      this.byWriting.get(written) ??
      spellingsOf(written).flatMap((term) => (isStopWord(term) ? [] : this.ofWord(term)))
    );
  }

  /** The terms that a word in a text is indexed by. */
  ofWord(term: string): string[] {
    const { stems, group } = this.others(term);
    return [term, ...stems.slice(0, 1), ...group];
  }

  /**
   * The other terms with the same meaning as a word: `stems` for its other forms, `group` for its synonyms. Texts that contain
   * the word itself are indexed by the first stem, texts that contain the bare stem by the second.
   */
  others(term: string): { stems: string[]; group: string[] } {
    const root = stem(term);
    const group = this.groups.get(root);
    return {
      stems: root === term ? [] : [STEM + root, root],
      group: group === undefined ? [] : [GROUP + String(group)],
    };
  }

  /** The term for all longer forms of a word that is itself a stem. */
  longerForms(term: string): string {
    return STEM + term;
  }
}

/** A name as a whole and in parts; the shorter forms of a version. */
export function spellings({ whole, units, more }: Token): string[] {
  const parts = units.length > 1 ? units.map(({ term }) => term).filter((term) => term.length > 1) : [];
  return [whole, ...more, ...parts];
}

function spellingsOf(written: string): string[] {
  return tokensOf(written).flatMap(spellings);
}
