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
        "content/dictionary.txt:2:1  "kcat" comes after "ksqldb"
          order each section by the alphabet",
        "content/dictionary.txt:3:1  "KCAT" stands here twice
          take it out: line 2 has it",
        "content/dictionary.txt:5:1  "Gateway" is known without this dictionary
          take it out",
        "content/dictionary.txt:6:1  "unused" is used nowhere
          take it out",
        "content/dictionary.txt:7:1  "two words" is no word
          write one word a line, of letters, with \`!\` in front where it is wrong",
      ]
    `);
});
