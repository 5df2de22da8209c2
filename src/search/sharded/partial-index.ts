import type { IndexPage } from "../../model/search/search-index";
import type { FieldStatistics, ShardedOutline } from "../../model/search/sharded-files";
import type { EngineIndex, SectionSample } from "../engine/engine-index";
import { pageBoosts, pageFields, sectionBoosts } from "../engine/page-sections";
import { SectionList } from "../engine/section-list";
import type { ParsedQuery } from "../engine/words/parse-query";
import type { TextHit, TextIndex } from "../engine/text-index";
import { Terms } from "../engine/words/terms";
import { WordCoverage } from "../engine/ranking/word-coverage";
import { FieldIndex } from "./field-index";
import { HitList } from "./find-pages";
import type { LoadedTerms } from "./loaded-terms";

/** Pages without text come after the others, in the order of their rough scores. */
const WITHOUT_TEXT = 1e-6;

interface PartialIndexOptions {
  query: ParsedQuery;
  /** All pages that match. */
  found: readonly TextHit[];
  /** The best pages, with their text. */
  pages: readonly { number: number; page: IndexPage }[];
  /** The index of the titles, in which each page is one section. */
  titles: EngineIndex;
  terms: LoadedTerms;
  outline: Pick<ShardedOutline, "directory" | "synonyms">;
}

/** Builds the index that answers one query. It contains all pages, and the text of the best ones. */
export function partialIndex({
  query,
  found,
  pages: withText,
  titles,
  terms,
  outline: { directory, synonyms },
}: PartialIndexOptions): EngineIndex {
  // Queries are parsed with the terms of the loaded files, so words of these pages aren't added to them.
  const own = new Terms(synonyms);
  const pageIndex = new FieldIndex(pageBoosts, own);
  const sectionIndex = new FieldIndex(sectionBoosts, own);
  const pages = [...titles.pages];
  for (const { number, page } of withText) pages[number] = page;
  const loaded = new Set(withText.map(({ number }) => number));
  const list = new SectionList();
  for (const [number, page] of pages.entries()) {
    if (!loaded.has(number)) {
      list.addTitle(number);
      continue;
    }
    pageIndex.add(number, pageFields(page));
    list.addPage(page, number, (id, fields) => {
      sectionIndex.add(id, fields);
    });
  }
  const others = found
    .filter(({ id }) => !loaded.has(Number(id)))
    .map((hit) => ({ ...hit, score: hit.score * WITHOUT_TEXT }));
  const ofPages = textIndex(pageIndex, 0, directory.pages, terms);
  return {
    ...titles,
    pages,
    sections: list.sections,
    firstSections: list.firstSections,
    pageIndex: { find: (wanted, boosts) => [...ofPages.find(wanted, boosts), ...others] },
    sectionIndex: textIndex(sectionIndex, 1, directory.sections, terms),
    sample: sampleOf(query, found, loaded, directory.sections.count),
  };
}

/** Scores texts with the statistics of the whole site. @param place of a term's frequencies in the files with terms */
function textIndex(
  index: FieldIndex,
  place: 0 | 1,
  statistics: FieldStatistics,
  loaded: LoadedTerms,
): TextIndex {
  return {
    find: (terms, boosts) => {
      const hits = new HitList();
      for (const term of terms) {
        for (const { name, weight, packed } of loaded.matches(term)) {
          for (const [text, score] of index.scores(name, packed[place], statistics, boosts))
            hits.add(text, term, name, weight * term.boost * score);
        }
      }
      return hits.inOrder();
    },
  };
}

/** Assumes that other pages have as many sections with a word of the query as those with text. */
function sampleOf(
  query: ParsedQuery,
  found: readonly TextHit[],
  loaded: ReadonlySet<number>,
  sections: number,
): SectionSample {
  const coverage = new WordCoverage(query, found, { sections });
  const counts = query.words.map(() => ({ all: 0, loaded: 0 }));
  for (const hit of found) {
    const words = coverage.wordsOf(hit);
    counts.forEach((count, word) => {
      if (!((words >> word) & 1)) return;
      count.all += 1;
      if (loaded.has(Number(hit.id))) count.loaded += 1;
    });
  }
  return {
    sections,
    frequencyOf: (word, inLoaded) => {
      const { all, loaded: searched } = counts[word] ?? { all: 0, loaded: 0 };
      return searched > 0 ? (inLoaded * all) / searched : all;
    },
  };
}
