import { beforeAll, expect, test } from "vitest";
import { formatProblem } from "../../src/model/problem/problem";
import { readSiteConfiguration } from "../../src/node/configuration/site-configuration";
import { checkContent } from "./check-content";
import { readContent, type Content } from "./rule/content";
import { countSamples } from "./count-samples";
import { rules } from "./registry";

let content: Content;
beforeAll(() => {
  content = readContent(process.cwd(), readSiteConfiguration());
}, 60_000);

test(
  "every sample, sentence and word of the content passes, and so does the data for checking samples",
  { timeout: 60_000 },
  async () => {
    const problems = await checkContent(content);
    const errors = problems.filter(({ severity }) => severity === "error");
    expect(errors.map(formatProblem)).toEqual([]);
    expect(countSamples(content).resources).toBeGreaterThan(0);
  },
);

test("each rule has a unique name and describes what it finds", () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { id, about } of rules) {
    expect(id).toMatch(/^(?:data|pages|prose|samples)\/[a-z-]+$/);
    expect(about).toMatch(/^[A-Z`].*\.$/);
  }
});
