import { expect, test } from "vitest";
import { withFiles } from "../content/page/compile-fixture.test-support";
import { readSynonyms } from "./synonyms-file";

const read = (yaml: string) => withFiles({ "content/synonyms.yaml": yaml }, readSynonyms);
const messages = (yaml: string) =>
  read(yaml).problems.map(({ file, line, message }) => `${file}:${line} ${message}`);

test("groups of words are read", () => {
  expect(read("- [delete, remove]\n- [tls, ssl]\n")).toEqual({
    synonyms: [
      ["delete", "remove"],
      ["tls", "ssl"],
    ],
    problems: [],
  });
});

test("a site needs none", () => {
  expect(withFiles({}, readSynonyms)).toEqual({ synonyms: [], problems: [] });
});

test("a word in two groups is a problem with its place, and nothing is taken", () => {
  const yaml = "- [delete, remove]\n- [end,\n   delete]\n";
  expect(read(yaml)).toMatchObject({ synonyms: [], problems: [{ line: 3, column: 4 }] });
  expect(messages(yaml)).toEqual(["content/synonyms.yaml:3 `delete` stands in this file twice"]);
});

test.each([
  ["- [delete]\n", 1],
  ["- [Delete, remove]\n", 1],
  ["- [delete, take away]\n", 1],
  ["- delete\n", 1],
  ["delete: remove\n", 1],
  ["- [delete, 5]\n", 1],
])("another form is a problem: %j", (yaml, line) => {
  const found = read(yaml);
  expect(found.synonyms).toEqual([]);
  expect(found.problems).toMatchObject([{ severity: "error", file: "content/synonyms.yaml", line }]);
});
