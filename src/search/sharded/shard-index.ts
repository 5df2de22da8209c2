import type { SearchIndexFile } from "../../model/search/search-index";
import {
  levelOfScore,
  pageFileName,
  sortKey,
  termsFileName,
  type PackedTerm,
  type PageFile,
  type ShardedOutline,
  type TermsFile,
} from "../../model/search/sharded-files";
import { scoreOfSections } from "../engine/ranking/page-scores";
import { pageBoosts, pageFields, sectionBoosts, sectionFields, sectionsOf } from "../engine/page-sections";
import { Terms } from "../engine/words/terms";
import { FieldIndex } from "./field-index";

/** Size of a file with terms, in characters: about 4 KB after gzip. */
const FILE_SIZE = 12_000;

/** The files of a large site. */
export interface ShardedIndex {
  outline: ShardedOutline;
  /** The files with terms and the files of pages, by name. */
  files: Map<string, TermsFile | PageFile>;
}

/**
 * Splits the index of a large site, so that a browser loads only what a query needs.
 * @param fileSize the size from which a file with terms takes no more terms, in characters
 */
export function shardIndex(
  { version, synonyms, pages }: SearchIndexFile,
  fileSize = FILE_SIZE,
): ShardedIndex {
  const files = new Map<string, TermsFile | PageFile>();
  const terms = new Terms(synonyms);
  const pageIndex = new FieldIndex(pageBoosts, terms);
  const sectionIndex = new FieldIndex(sectionBoosts, terms);
  const pageOf: number[] = [];
  const sizes: number[] = [];
  for (const [number, page] of pages.entries()) {
    const { description, keywords, entries } = page;
    const own = { ...(description === undefined ? {} : { description }), keywords, entries };
    files.set(pageFileName(number), { version, page: own });
    sizes.push(Math.ceil(JSON.stringify(own).length / 1000));
    pageIndex.add(number, pageFields(page));
    for (const section of sectionsOf(page, number))
      sectionIndex.add(pageOf.push(number) - 1, sectionFields(page, section));
  }
  const statistics = { pages: pageIndex.statistics(), sections: sectionIndex.statistics() };

  const pack = (term: string): PackedTerm => {
    const inPages = pageIndex.frequencies(term);
    const inSections = sectionIndex.frequencies(term);
    const scores = pageIndex.scores(term, inPages, statistics.pages);
    const ofSections = new Map<number, number[]>();
    for (const [section, score] of sectionIndex.scores(term, inSections, statistics.sections)) {
      const page = pageOf[section] ?? 0;
      const known = ofSections.get(page);
      if (known) known.push(score);
      else ofSections.set(page, [score]);
    }
    for (const [page, own] of ofSections)
      scores.set(page, (scores.get(page) ?? 0) + scoreOfSections(own.sort((one, other) => other - one)));
    return [withoutZeros(inPages), withoutZeros(inSections), packPostings(scores)];
  };

  const firstTerms: string[] = [];
  let file: TermsFile = { version, terms: [] };
  let size = fileSize;
  for (const term of allTerms(pageIndex, sectionIndex)) {
    // Terms with the same letters stay together.
    if (size >= fileSize && sortKey(term) !== sortKey(file.terms.at(-1)?.[0] ?? "")) {
      file = { version, terms: [] };
      files.set(termsFileName(firstTerms.push(sortKey(term)) - 1), file);
      size = 0;
    }
    const packed = pack(term);
    file.terms.push([term, ...packed]);
    size += JSON.stringify(packed).length + term.length;
  }
  const named = pages.map((page) => ({ ...page, keywords: null, description: "", entries: [] }));
  return {
    outline: { version, synonyms, pages: named, directory: { firstTerms, sizes, ...statistics } },
    files,
  };
}

function allTerms(...indexes: readonly FieldIndex[]): string[] {
  const terms = new Set(indexes.flatMap((index) => [...index.allTerms()]));
  const keyed = [...terms].map((term) => ({ term, key: sortKey(term) }));
  return keyed
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ term }) => term);
}

function packPostings(scores: ReadonlyMap<number, number>): number[] {
  let before = 0;
  return [...scores]
    .sort(([one], [other]) => one - other)
    .flatMap(([page, score]) => {
      const distance = page - before;
      before = page;
      return [distance, levelOfScore(score)];
    });
}

function withoutZeros(numbers: readonly number[]): number[] {
  return numbers.slice(0, numbers.findLastIndex((number) => number > 0) + 1);
}
