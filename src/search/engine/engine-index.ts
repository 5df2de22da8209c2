import MiniSearch from "minisearch";
import type { IndexPage, SearchIndexFile } from "../../model/search/search-index";
import { keepsStopWords, pageBoosts, pageFields, sectionBoosts, type Section } from "./page-sections";
import { textIndexOf, type TextIndex } from "./text-index";
import { SectionList } from "./section-list";
import { Terms } from "./words/terms";

/** The sections of a site, of which only some are searched. */
export interface SectionSample {
  /** The number of all sections. */
  sections: number;
  /**
   * Estimates how many of all sections contain a word.
   * @param found the number of searched sections that contain it
   */
  frequencyOf?: (word: number, found: number) => number;
}

/** The data for answering queries: an index of whole pages by their names, and an index of their sections. */
export interface EngineIndex {
  pages: readonly IndexPage[];
  sections: readonly Section[];
  /** The number of each page's first section. */
  firstSections: readonly number[];
  terms: Terms;
  pageIndex: TextIndex;
  sectionIndex: TextIndex;
  /** Set if the indexes contain only a part of the site's texts. */
  sample?: SectionSample;
}

/** Builds the indexes of a site. */
export function buildIndex(file: SearchIndexFile): EngineIndex {
  const steps = buildIndexInSteps(file);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Builds the indexes of a site, one page per step, so that queries can be answered between steps. */
export function* buildIndexInSteps({ pages, synonyms }: SearchIndexFile): Generator<void, EngineIndex> {
  const terms = new Terms(synonyms);
  const options = {
    tokenize: (text: string, field?: string) => terms.ofText(text, keepsStopWords(field)),
    processTerm: (term: string) => term,
  };
  const pageIndex = new MiniSearch({ ...options, fields: Object.keys(pageBoosts) });
  const sectionIndex = new MiniSearch({ ...options, fields: Object.keys(sectionBoosts) });
  const list = new SectionList();
  for (const [number, page] of pages.entries()) {
    pageIndex.add({ id: number, ...pageFields(page) });
    list.addPage(page, number, (id, fields) => sectionIndex.add({ id, ...fields }));
    yield;
  }
  return {
    pages,
    sections: list.sections,
    firstSections: list.firstSections,
    terms,
    pageIndex: textIndexOf(pageIndex),
    sectionIndex: textIndexOf(sectionIndex),
  };
}
