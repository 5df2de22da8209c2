import { expect, test } from "vitest";
import { formatProblem } from "../../../../src/model/problem/problem";
import { dictionaryProblems } from "./dictionary";

const problems = (lines: readonly string[]) =>
  dictionaryProblems(
    lines.join("\n"),
    new Set(["ksqldb", "kcat", "acks", "gateway"]),
    (word) => word === "Gateway",
  ).map(formatProblem);

test("each section has its own alphabetical order, and a wrong word doesn't have to be used", () => {
  expect(
    problems(["# Products", "kcat", "ksqlDB", "", "# Kafka", "acks", "", "# British", "!towards"]),
  ).toEqual([]);
});

test("words that are out of order, repeated, unused, already known or invalid are reported", () => {
  expect(problems(["ksqlDB", "kcat", "KCAT", "# More", "Gateway", "unused", "two words"]))
    .toMatchInlineSnapshot(`
      [
        "content/dictionary.txt:2:1  "kcat" must come before "ksqldb"
          sort each section alphabetically",
        "content/dictionary.txt:3:1  "KCAT" appears twice
          remove it, because line 2 already contains it",
        "content/dictionary.txt:5:1  "Gateway" is already in the English dictionary
          remove it",
        "content/dictionary.txt:6:1  "unused" isn't used anywhere
          remove it",
        "content/dictionary.txt:7:1  "two words" isn't a word
          write one word per line, using only letters, and put \`!\` before a word that is wrong",
      ]
    `);
});
