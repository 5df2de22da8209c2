import {
  pageFileName,
  parseFileName,
  SIZE_UNIT,
  termsFileName,
  type FileSizes,
} from "../../model/search/sharded-files";

/**
 * The maximum that a reader loads before the first answer from the full text, in bytes after gzip: the manifest, the first
 * file, and the files with terms and with pages. More files load after this answer.
 */
export const FIRST_ANSWER_BYTES = 300_000;
/** The size of a manifest with a few languages. */
const MANIFEST_BYTES = 500;
/** For files with terms and pages on a site whose first file takes too much. */
const LEAST_BYTES = 60_000;
/** The share of this for files with terms. What they don't use isn't for pages, so that there is a part left for other queries. */
const TERMS_SHARE = 0.3;

/** Limits which files load before the first answer of a visit. Files that are on their way count as loaded. */
export class LoadBudget {
  private readonly left: Record<keyof FileSizes, number>;
  private readonly spent = new Set<string>();

  /**
   * @param sizes of all files
   * @param outlineBytes of the first file
   */
  constructor(
    private readonly sizes: FileSizes,
    outlineBytes: number,
  ) {
    const bytes = Math.max(FIRST_ANSWER_BYTES - MANIFEST_BYTES - outlineBytes, LEAST_BYTES);
    this.left = { terms: bytes * TERMS_SHARE, pages: bytes * (1 - TERMS_SHARE) };
  }

  /** After the first answer, there is no limit anymore. */
  lift(): void {
    this.left.terms = Infinity;
    this.left.pages = Infinity;
  }

  /** Counts a file that is requested or has arrived; once, because a browser requests it only once. */
  spend(name: string): void {
    if (this.spent.has(name)) return;
    this.spent.add(name);
    this.change(name, -1);
  }

  /** Doesn't count a file anymore, because it couldn't be loaded. */
  refund(name: string): void {
    if (this.spent.delete(name)) this.change(name, 1);
  }

  /** The files with terms that can load before the first answer. Large ones are skipped. */
  affordableTerms(files: readonly number[]): number[] {
    let { terms: left } = this.left;
    return files.filter((file) => {
      const cost = this.costOf(termsFileName(file));
      if (cost > left) return false;
      left -= cost;
      return true;
    });
  }

  /** The pages, in order, whose files can load before the first answer: those before the first one that is too large. */
  affordablePages(pages: readonly number[]): number[] {
    let { pages: left } = this.left;
    const end = pages.findIndex((page) => {
      left -= this.costOf(pageFileName(page));
      return left < 0;
    });
    return end < 0 ? [...pages] : pages.slice(0, end);
  }

  private costOf(name: string): number {
    return this.spent.has(name) ? 0 : this.bytesOf(name);
  }

  private change(name: string, sign: 1 | -1): void {
    const file = parseFileName(name);
    if (!file) return;
    this.left[file.kind] += sign * this.bytesOf(name);
    // At least one file with terms loads for each query, if necessary at the expense of pages.
    this.left.pages += Math.min(this.left.terms, 0);
    this.left.terms = Math.max(this.left.terms, 0);
  }

  private bytesOf(name: string): number {
    const file = parseFileName(name);
    return file ? (this.sizes[file.kind][file.number] ?? 0) * SIZE_UNIT : 0;
  }
}
