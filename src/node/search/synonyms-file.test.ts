import { expect, test } from "vitest";
import { withFiles } from "../content/page/compile-fixture.test-support";
import { readSynonyms } from "./synonyms-file";

const read = (yaml: string) => withFiles({ "content/synonyms.yaml": yaml }, readSynonyms);
const messages = (yaml: string) =>
  read(yaml).problems.map(({ file, line, message }) => `${file}:${line} ${message}`);

test("reads groups of words", () => {
  expect(read("- [delete, remove]\n- [tls, ssl]\n")).toEqual({
    synonyms: [
      ["delete", "remove"],
      ["tls", "ssl"],
    ],
    problems: [],
  });
});

test("a site doesn't need synonyms", () => {
  expect(withFiles({}, readSynonyms)).toEqual({ synonyms: [], problems: [] });
});

test("a word in two groups is reported with its position, and no synonyms are used", () => {
  const yaml = "- [delete, remove]\n- [end,\n   delete]\n";
  expect(read(yaml)).toMatchObject({ synonyms: [], problems: [{ line: 3, column: 4 }] });
  expect(messages(yaml)).toEqual(["content/synonyms.yaml:3 `delete` appears twice in this file"]);
});

test.each([
  ["- [delete]\n", 1],
  ["- [Delete, remove]\n", 1],
  ["- [delete, take away]\n", 1],
  ["- delete\n", 1],
  ["delete: remove\n", 1],
  ["- [delete, 5]\n", 1],
])("invalid content is reported: %j", (yaml, line) => {
  const found = read(yaml);
  expect(found.synonyms).toEqual([]);
  expect(found.problems).toMatchObject([{ severity: "error", file: "content/synonyms.yaml", line }]);
});
