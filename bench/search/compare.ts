import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { packRecords } from "../../src/model/search/search-index";
import type { SearchRecord } from "../../src/model/search/search-record";
import { readSynonyms } from "../../src/node/search/synonyms-file";
import { allRules, type RankingRules } from "../../src/search/engine/ranking/ranking-rules";
import { SearchEngine } from "../../src/search/engine/search-engine";
import { measureQuestions, questionSets, type QuestionsAnswered } from "../assistant/measure-questions";
import { miniSearch } from "./mini-search";
import type { SetName } from "../halves";
import { withPagefind } from "./pagefind";
import { measureRelevance, querySets, type BenchQuery, type Relevance } from "./relevance";
import { siteEngine } from "./site-engine";

/** How well each set of queries is answered. */
export interface Figures {
  queries: Record<SetName, Relevance>;
  questions?: Record<SetName, QuestionsAnswered>;
}

/** Measures the engine, the engine without each of its rules, and other engines on the same pages. */
export async function compareEngines(records: readonly SearchRecord[]): Promise<{
  ours: Required<Figures>;
  without: [rule: string, figures: Required<Figures>][];
  others: [name: string, figures: Figures][];
}> {
  const pagefind = await withPagefind(records, async (search) => {
    const answers = new Map<string, string[]>();
    for (const { query } of Object.values(querySets()).flat()) answers.set(query, await search(query));
    return answers;
  });
  return {
    ours: figuresOf(siteEngine(records)),
    without: variants(records).map(([rule, engine]) => [rule, figuresOf(engine)]),
    others: [
      ["MiniSearch with its defaults", { queries: bySet(miniSearch(records)) }],
      ["Pagefind", { queries: bySet((query) => pagefind.get(query) ?? []) }],
    ],
  };
}

function variants(records: readonly SearchRecord[]): [string, SearchEngine][] {
  const { synonyms } = readSynonyms(PROJECT_ROOT);
  const names: Record<keyof RankingRules, string> = {
    pages: "the score of the whole page",
    addresses: "the words in a page's path",
    verbatim: "text that repeats the query",
    rows: "the row of a name",
    releases: "the release of a version",
  };
  return [
    ...Object.entries(names).map(([rule, name]): [string, SearchEngine] => [
      name,
      new SearchEngine(packRecords(records, synonyms), { ...allRules, [rule]: false }),
    ]),
    ["synonyms", new SearchEngine(packRecords(records, []))],
  ];
}

function figuresOf(engine: SearchEngine): Required<Figures> {
  const ask = (question: string) =>
    engine.sections({ question, facetFilters: [["kind:docs", "kind:faq"]], count: 3 }).map(({ url }) => url);
  const sets = questionSets();
  return {
    queries: bySet((query) => engine.search({ indexName: "docs", query }).hits.map(({ url }) => url)),
    questions: {
      "tuned on": measureQuestions(sets["tuned on"], ask),
      "tuned on, from titles": measureQuestions(sets["tuned on, from titles"], ask),
      reported: measureQuestions(sets.reported, ask),
      unseen: measureQuestions(sets.unseen, ask),
    },
  };
}

function bySet(search: (query: string) => readonly string[]): Figures["queries"] {
  const sets = querySets();
  const measure = (queries: readonly BenchQuery[]) => measureRelevance(queries, search);
  return {
    "tuned on": measure(sets["tuned on"]),
    "tuned on, from titles": measure(sets["tuned on, from titles"]),
    reported: measure(sets.reported),
    unseen: measure(sets.unseen),
  };
}
