import { distance } from "fastest-levenshtein";
import { sortKey, type PackedTerm, type TermsFile } from "../../model/search/sharded-files";
import type { QueryTerm } from "../engine/words/parse-query";
import { MOST_TYPOS, TYPOS, WEIGHTS } from "../engine/text-index";
import { isStopWord } from "../engine/words/stop-words";
import type { Terms } from "../engine/words/terms";

/** A term in the texts that a term of the query matches. */
export interface FoundTerm {
  name: string;
  /** 1 for the term itself, less for longer and similar terms. */
  weight: number;
  packed: PackedTerm;
}

/** The maximum number of files for one term of a query. Short beginnings of words would need more. */
const MOST_FILES = 3;
/** Similar words are searched among those with the same first letters. */
const SAME_LETTERS = 3;
const LAST = "\u{10ffff}";

/** The terms of a large site, as far as their files have loaded. */
export class LoadedTerms {
  private readonly files = new Map<number, ReadonlyMap<string, PackedTerm>>();
  /** The matches of the last query's terms, which are needed several times. */
  private readonly known = new Map<string, FoundTerm[]>();

  /**
   * @param firstTerms the first term in each file
   * @param terms the terms that queries are parsed with
   */
  constructor(
    private readonly firstTerms: readonly string[],
    private readonly terms: Terms,
  ) {}

  /** Adds the content of a file. */
  add(number: number, file: TermsFile): void {
    const terms = new Map(file.terms.map(([term, ...packed]) => [term, packed]));
    this.files.set(number, terms);
    this.known.clear();
    for (const term of terms.keys())
      if (/^[\p{L}\p{N}]/u.test(term) && !isStopWord(term)) this.terms.learn(term);
  }

  /** Forgets all files. */
  clear(): void {
    this.files.clear();
    this.known.clear();
  }

  get size(): number {
    return this.files.size;
  }

  has(file: number): boolean {
    return this.files.has(file);
  }

  /**
   * The files that contain what a term matches.
   * @returns their numbers, the one of the file with the term itself, and whether these are all such files
   */
  filesOf({ term, prefix, fuzzy }: QueryTerm): { files: number[]; own: number; isComplete: boolean } {
    const key = sortKey(term);
    const own = this.fileOf(key);
    const from = fuzzy ? this.fileOf(key.slice(0, SAME_LETTERS)) : own;
    const to = fuzzy
      ? this.fileOf(key.slice(0, SAME_LETTERS) + LAST)
      : prefix
        ? this.fileOf(key + LAST)
        : own;
    const isComplete = to - from < MOST_FILES;
    const first = isComplete ? from : Math.max(from, own - (fuzzy ? 1 : 0));
    const last = Math.min(to, first + MOST_FILES - 1);
    return { files: Array.from({ length: last - first + 1 }, (_, at) => first + at), own, isComplete };
  }

  /** What a term of a query matches, with the weights of MiniSearch. */
  matches(query: QueryTerm): FoundTerm[] {
    const key = [query.term, query.prefix, query.fuzzy].join();
    const known = this.known.get(key) ?? this.findMatches(query);
    this.known.set(key, known);
    return known;
  }

  private findMatches(query: QueryTerm): FoundTerm[] {
    const { term, prefix, fuzzy } = query;
    const mostTypos = fuzzy ? Math.min(MOST_TYPOS, Math.round(term.length * TYPOS)) : 0;
    const weightOf = (name: string): number => {
      if (name === term) return 1;
      const longer = name.length - term.length;
      if (prefix && name.startsWith(term))
        return (WEIGHTS.prefix * name.length) / (name.length + 0.3 * longer);
      if (mostTypos === 0 || Math.abs(longer) > mostTypos) return 0;
      const typos = distance(term, name);
      return typos > mostTypos ? 0 : (WEIGHTS.fuzzy * name.length) / (name.length + typos);
    };
    return this.filesOf(query).files.flatMap((number) =>
      [...(this.files.get(number) ?? [])].flatMap(([name, packed]) => {
        const weight = weightOf(name);
        return weight > 0 ? [{ name, weight, packed }] : [];
      }),
    );
  }

  /** The last file that begins with a term up to `key`. */
  private fileOf(key: string): number {
    let low = 0;
    let high = this.firstTerms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.firstTerms[middle] ?? "") <= key) low = middle + 1;
      else high = middle;
    }
    return Math.max(low - 1, 0);
  }
}
