import { beforeAll, expect, it, vi } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import type { SearchRecord } from "../../src/model/search-record";
import siteConfig from "../../src/site/site.config";
import { compileSite } from "../search/compile-site";
import { siteEngine } from "../search/site-engine";
import { measureQuestions, readQuestions } from "./measure-questions";

let records: SearchRecord[];

// The whole site is compiled, which takes a busy machine its time.
const PATIENCE = 120_000;
vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });

beforeAll(() => {
  records = compileSite(PROJECT_ROOT, siteConfig);
});

it("answers questions in a reader's own words among the three passages that it shows", () => {
  const engine = siteEngine(records);
  const ask = (question: string) =>
    engine.sections({ question, facetFilters: [["kind:docs", "kind:faq"]], count: 3 }).map(({ url }) => url);
  const answered = measureQuestions(readQuestions(), ask);
  expect(answered.count).toBeGreaterThanOrEqual(100);
  // Several pages treat most subjects, and only the very sections that answer by themselves count; from another section of
  // such a page the answer is one click away.
  expect(answered.successAt3, `not answered: ${answered.failed.join("; ")}`).toBeGreaterThanOrEqual(0.82);
  expect(answered.pagesAt3).toBeGreaterThanOrEqual(0.9);
  expect(answered.successAt1).toBeGreaterThanOrEqual(0.6);
});

it("asks only for pages and anchors that there are", () => {
  const urls = new Set(records.map(({ url }) => url));
  expect(readQuestions().flatMap(({ answers }) => answers.filter((answer) => !urls.has(answer)))).toEqual([]);
});
