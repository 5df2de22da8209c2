import { expect, test } from "vitest";
import { ask, engineOf } from "../index-fixture.test-support";

const pages = {
  "Delete a topic": ["It is gone for good."],
  "Remove a user": ["A user can be removed, not deleted twice."],
  Records: ["A record has a key."],
};
const synonyms = [
  ["delete", "remove"],
  ["message", "record"],
];
const titles = (query: string, groups = synonyms) =>
  ask(engineOf(pages, groups), query).hits.map(({ hierarchy }) => hierarchy.lvl1);

test("a word also finds texts with only its synonym, in any form", () => {
  expect(titles("removing topic ")[0]).toBe("Delete a topic");
  expect(titles("messages ")).toContain("Records");
  expect(titles("messages ", [])).toEqual([]);
});

test("two words find the synonyms of the word that they form", () => {
  const groups = [["record", "keyvaluepair", "keyvalue"]];
  expect(titles("key value ", groups)).toContain("Records");
  expect(titles("key-value pair ", groups)).toContain("Records");
});

test("texts with the word itself come first", () => {
  expect(titles("delete ")[0]).toBe("Delete a topic");
  expect(titles("remove ")[0]).toBe("Remove a user");
});

test("the synonym is highlighted in the result", () => {
  const [hit] = ask(engineOf(pages, synonyms), "remove topic ", {
    highlightPreTag: "[",
    highlightPostTag: "]",
  }).hits;
  expect(JSON.stringify(hit?._highlightResult)).toContain("[Delete] a [topic]");
});
