import { CODE_LEVEL, TEXT_LEVEL, type IndexPage, type SearchIndexFile } from "../../model/search-index";
import type { Synonyms } from "../../model/synonyms";
import { RecordWeights } from "./record-weight";
import { stem } from "./stem";
import { tokenize } from "./tokenize";
import { lettersOf } from "./typos";

/** How a record has a term: as a word of its own, as a part of a name, among its page's keywords or names. */
export const termRole = { word: 0, part: 1, keyword: 2, group: 3 } as const;
export type TermRole = (typeof termRole)[keyof typeof termRole];

/**
 * An index of all records. Records are numbered in reading order, those of a page together and its own first; each is
 * found by its own words and, by way of `parents`, by those of the headings that it stands under.
 */
export interface EngineIndex {
  pages: readonly IndexPage[];
  size: number;
  /** Number of a record's page. */
  page: Int32Array;
  /** Number of the first record of a page. */
  firstOfPage: Int32Array;
  /** The heading or page that a record stands under; -1 for a page. */
  parent: Int32Array;
  /** 1 for a page, 2 to 6 for headings, `TEXT_LEVEL` or `CODE_LEVEL`. */
  level: Uint8Array;
  /** Number of a record's weight in `weights`. */
  weight: Uint16Array;
  /** What a word of a record is worth, see `recordWeight`. */
  weights: Float64Array;
  /** Number of records of the longest page. */
  longestPage: number;
  dictionary: Dictionary;
}

export interface Dictionary {
  /** All terms in the order of their characters, so that those that begin alike are neighbours. */
  terms: readonly string[];
  numbers: ReadonlyMap<string, number>;
  /** For each term the records that have it and how: record × 4 + role, ascending. */
  postings: readonly Int32Array[];
  /** Letters of each term, see `lettersOf`. */
  letters: Int32Array;
  /** Terms that have a stem in common. */
  stems: ReadonlyMap<string, readonly number[]>;
  /** For the stem of a word the stems of those that mean the same. */
  synonyms: ReadonlyMap<string, readonly string[]>;
}

/** Builds the index that queries are answered from. */
export function buildIndex({ pages, synonyms }: SearchIndexFile): EngineIndex {
  const size = pages.reduce((sum, { entries }) => sum + 1 + entries.length, 0);
  const index = {
    pages,
    size,
    page: new Int32Array(size),
    firstOfPage: new Int32Array(pages.length),
    parent: new Int32Array(size).fill(-1),
    level: new Uint8Array(size),
    weight: new Uint16Array(size),
    longestPage: pages.reduce((most, { entries }) => Math.max(most, 1 + entries.length), 0),
  };
  const weights = new RecordWeights();
  const postings = new Postings();
  let record = 0;
  pages.forEach((page, number) => {
    index.firstOfPage[number] = record;
    index.page[record] = number;
    index.level[record] = 1;
    index.weight[record] = weights.numberOf(1, postings.addText(record, page.title));
    if (page.keywords !== null) postings.addWords(record, page.keywords, termRole.keyword);
    postings.addWords(record, `${page.group} ${page.product ?? ""}`, termRole.group);
    const open = [{ level: 1, record }];
    for (const [level, text] of page.entries) {
      record += 1;
      const isHeading = level !== TEXT_LEVEL && level !== CODE_LEVEL;
      while (isHeading && (open.at(-1)?.level ?? 0) >= level) open.pop();
      index.page[record] = number;
      index.level[record] = level;
      index.parent[record] = open.at(-1)?.record ?? -1;
      index.weight[record] = weights.numberOf(level, postings.addText(record, text));
      if (isHeading) open.push({ level, record });
    }
    record += 1;
  });
  return {
    ...index,
    weights: weights.values,
    dictionary: { ...postings.dictionary(), synonyms: othersByStem(synonyms) },
  };
}

function othersByStem(synonyms: Synonyms): Map<string, string[]> {
  return new Map(
    synonyms.flatMap((group) => {
      const stems = group.map(stem);
      return stems.map((own): [string, string[]] => [own, stems.filter((other) => other !== own)]);
    }),
  );
}

/** Collects which records have which terms. */
class Postings {
  private readonly byTerm = new Map<string, number[]>();

  /** @returns the number of words */
  addText(record: number, text: string): number {
    const tokens = tokenize(text);
    for (const { whole, units, more } of tokens) {
      this.add(whole, record, termRole.word);
      for (const term of more) this.add(term, record, termRole.part);
      if (units.length === 1) continue;
      for (const { term } of units) if (term.length > 1) this.add(term, record, termRole.part);
    }
    return tokens.length;
  }

  addWords(record: number, text: string, role: TermRole): void {
    for (const { whole, units } of tokenize(text)) {
      this.add(whole, record, role);
      if (units.length > 1) for (const { term } of units) this.add(term, record, role);
    }
  }

  dictionary(): Omit<Dictionary, "synonyms"> {
    const terms = [...this.byTerm.keys()].sort();
    const stems = new Map<string, number[]>();
    terms.forEach((term, number) => {
      const key = stem(term);
      const same = stems.get(key);
      if (same) same.push(number);
      else stems.set(key, [number]);
    });
    return {
      terms,
      numbers: new Map(terms.map((term, number) => [term, number])),
      postings: terms.map((term) => Int32Array.from(this.byTerm.get(term) ?? [])),
      letters: Int32Array.from(terms, lettersOf),
      stems,
    };
  }

  /** The role that counts most is the one that is kept: roles are in that order. */
  private add(term: string, record: number, role: TermRole): void {
    const posting = this.byTerm.get(term);
    if (!posting) {
      this.byTerm.set(term, [record * 4 + role]);
      return;
    }
    const last = posting.at(-1) ?? 0;
    if (last >> 2 !== record) posting.push(record * 4 + role);
    else if ((last & 3) > role) posting[posting.length - 1] = record * 4 + role;
  }
}
