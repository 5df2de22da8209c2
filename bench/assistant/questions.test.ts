import { beforeAll, expect, it, vi } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import type { SearchRecord } from "../../src/model/search/search-record";
import type { SearchEngine } from "../../src/search/engine/search-engine";
import siteConfig from "../../src/site/site.config";
import { compileSite } from "../search/compile-site";
import { siteEngine } from "../search/site-engine";
import { tuningSets } from "../halves";
import {
  measureQuestions,
  questionSets,
  readQuestions,
  readTuningQuestions,
  readUnseenQuestions,
} from "./measure-questions";

let records: SearchRecord[];
let engine: SearchEngine;

// The test compiles the whole site, which takes a while on a busy machine.
const PATIENCE = 120_000;
vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });

beforeAll(() => {
  records = compileSite(PROJECT_ROOT, siteConfig);
  engine = siteEngine(records);
});

// Most subjects are covered on several pages. From another section of an answering page, the answer is one click away. In the
// unseen set and the set from titles, all sections of a page count.
it.each([
  ["tuned on", 50, 0.81, 0.9],
  ["tuned on, from titles", 300, 0.88, 0.88],
  ["reported", 45, 0.79, 0.92],
  ["unseen", 250, 0.85, 0.85],
] as const)(
  "answers questions among the three passages that are shown, %s",
  (set, least, sections, pages) => {
    const ask = (question: string) =>
      engine
        .sections({ question, facetFilters: [["kind:docs", "kind:faq"]], count: 3 })
        .map(({ url }) => url);
    const answered = measureQuestions(questionSets()[set], ask);
    const missed = tuningSets.has(set) ? `not answered: ${answered.failed.join("; ")}` : undefined;
    expect(answered.count).toBeGreaterThanOrEqual(least);
    expect(answered.successAt3, missed).toBeGreaterThanOrEqual(sections);
    expect(answered.pagesAt3).toBeGreaterThanOrEqual(pages);
  },
);

it("asks only for pages and anchors that there are", () => {
  const urls = new Set(records.map(({ url }) => url));
  const pages = new Set(records.map(({ url }) => url.split("#")[0]));
  expect(
    [...readTuningQuestions(), ...readUnseenQuestions()].flatMap(({ answers }) =>
      answers.filter((answer) => !pages.has(answer)),
    ),
  ).toEqual([]);
  expect(readQuestions().flatMap(({ answers }) => answers.filter((answer) => !urls.has(answer)))).toEqual([]);
});
