import type { SearchIndexFile } from "../../model/search/search-index";
import {
  levelOfScore,
  pageFileName,
  SIZE_UNIT,
  sortKey,
  termsFileName,
  type PackedTerm,
  type PageFile,
  type ShardedOutline,
  type TermsFile,
} from "../../model/search/sharded-files";
import { scoreOfSections } from "../engine/ranking/page-scores";
import { pageBoosts, pageFields, sectionBoosts } from "../engine/page-sections";
import { SectionList } from "../engine/section-list";
import { Terms } from "../engine/words/terms";
import { FieldIndex } from "./field-index";

/** Size of a file with terms, in characters: about 4 KB after gzip. */
const FILE_SIZE = 12_000;

/** The files of a large site. */
export interface ShardedIndex {
  outline: ShardedOutline;
  /** The JSON of the files with terms and of the files of pages, by name. */
  files: Map<string, string>;
}

/**
 * Splits the index of a large site, so that a browser loads only what a query needs.
 * @param bytesOf the bytes of a text after gzip
 * @param fileSize the size from which a file with terms takes no more terms, in characters
 */
export function shardIndex(
  { version, synonyms, pages }: SearchIndexFile,
  bytesOf: (text: string) => number,
  fileSize = FILE_SIZE,
): ShardedIndex {
  const files = new Map<string, string>();
  /** @returns the file's size */
  const write = (name: string, file: TermsFile | PageFile): number => {
    const text = JSON.stringify(file);
    files.set(name, text);
    return Math.ceil(bytesOf(text) / SIZE_UNIT);
  };
  const terms = new Terms(synonyms);
  const pageIndex = new FieldIndex(pageBoosts, terms);
  const sectionIndex = new FieldIndex(sectionBoosts, terms);
  const list = new SectionList();
  const pageSizes: number[] = [];
  for (const [number, page] of pages.entries()) {
    const { description, keywords, entries } = page;
    const own = { ...(description === undefined ? {} : { description }), keywords, entries };
    pageSizes.push(write(pageFileName(number), { version, page: own }));
    pageIndex.add(number, pageFields(page));
    list.addPage(page, number, (id, fields) => {
      sectionIndex.add(id, fields);
    });
  }
  const statistics = { pages: pageIndex.statistics(), sections: sectionIndex.statistics() };

  const pack = (term: string): PackedTerm => {
    const inPages = pageIndex.frequencies(term);
    const inSections = sectionIndex.frequencies(term);
    const scores = pageIndex.scores(term, inPages, statistics.pages);
    const ofSections = new Map<number, number[]>();
    for (const [section, score] of sectionIndex.scores(term, inSections, statistics.sections)) {
      const page = list.sections[section]?.page ?? 0;
      const known = ofSections.get(page);
      if (known) known.push(score);
      else ofSections.set(page, [score]);
    }
    for (const [page, own] of ofSections)
      scores.set(page, (scores.get(page) ?? 0) + scoreOfSections(own.sort((one, other) => other - one)));
    return [withoutZeros(inPages), withoutZeros(inSections), packPostings(scores)];
  };

  const termFiles: TermsFile["terms"][] = [];
  let size = fileSize;
  for (const term of allTerms(pageIndex, sectionIndex)) {
    // Terms with the same letters stay together.
    if (size >= fileSize && sortKey(term) !== sortKey(termFiles.at(-1)?.at(-1)?.[0] ?? "")) {
      termFiles.push([]);
      size = 0;
    }
    const packed = pack(term);
    termFiles.at(-1)?.push([term, ...packed]);
    size += JSON.stringify(packed).length + term.length;
  }
  const firstTerms = termFiles.map(([first]) => sortKey(first?.[0] ?? ""));
  const sizes = {
    terms: termFiles.map((terms, number) => write(termsFileName(number), { version, terms })),
    pages: pageSizes,
  };
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
