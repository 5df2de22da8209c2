import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readProseRules } from "./prose-rules";

function read(yaml: string | null) {
  const root = mkdtempSync(path.join(tmpdir(), "prose-rules-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, "content"));
  if (yaml !== null) writeFileSync(path.join(root, "content/prose.yaml"), yaml);
  const { value, problems } = readProseRules(root);
  return { value, problems: problems.map(({ file, line, message }) => `${file}:${line} ${message}`) };
}

test("rules are read, and without a file there are none", () => {
  const sections = { prerequisites: ["Prerequisites"], results: [], failures: [], next: [], cleanUp: [] };
  const rules = {
    ...{ cut: ["simply"], linkTexts: ["here"], articles: ["the"], names: ["Kafka"] },
    ...{ otherNames: { kafka: ["linger.ms"] }, sections, longSentence: 40 },
    subjects: [{ first: "guides/plan", then: ["guides/list"] }],
  };
  expect(read(JSON.stringify(rules))).toEqual({ value: rules, problems: [] });
  expect(read(null)).toEqual({ value: null, problems: [] });
});

test("an invalid rule is reported at its line", () => {
  const { value, problems } = read(
    "cut: [simply]\nlinkTexts: []\narticles: []\nnames: []\nsections: { prerequisites: [], results: [], failures: [], next: [], cleanUp: [] }\nlongSentence: many\n",
  );
  expect(value).toBeNull();
  expect(problems).toEqual([expect.stringMatching(/^content\/prose\.yaml:6 `longSentence`/)]);
});
