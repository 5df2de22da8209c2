import { expect, test } from "vitest";
import type { ContentProblem } from "../../../../src/model/problem/problem";
import { contentOf } from "../../rule/content.test-support";
import { sharedText } from "./shared-text";

const words = (count: number, name = "word") =>
  Array.from({ length: count }, (_each, index) => `${name}${index}`).join(" ");

const found = (files: Record<string, string>) =>
  (sharedText.check(contentOf(files)) as ContentProblem[]).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );

test("a run of 20 words on two pages is reported once, with its full length and both positions", () => {
  expect(
    found({
      "content/a.mdx": `Mine.\n\n${words(25)} ${words(5, "a")}`,
      "content/b.mdx": `Another. ${words(10).toUpperCase()}\n${words(25).split(" ").slice(10).join(", ")}! ${words(5, "b")}`,
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/b.mdx:1:10 25 words in a row are also in content/a.mdx:3: "word0 word1 word2 word3 word4 word5 word6 word7 …"",
    ]
  `);
});

test("text on a page that repeats a partial is reported", () => {
  expect(found({ "content/_part.mdx": words(20), "content/a.mdx": words(20) })).toHaveLength(1);
});

test("19 words are a coincidence, and a page can repeat itself", () => {
  expect(found({ "content/a.mdx": `${words(19)} a`, "content/b.mdx": `${words(19)} b` })).toEqual([]);
  expect(found({ "content/a.mdx": `${words(20)}\n\n${words(20)}` })).toEqual([]);
});

test("releases can repeat each other, but not a page", () => {
  const release = "content/changelog/1.2.0.mdx";
  expect(found({ [release]: words(20), "content/changelog/1.3.0.mdx": words(20) })).toEqual([]);
  expect(found({ [release]: words(20), "content/guides/a.mdx": words(20) })).toHaveLength(1);
});

test("two runs on the same pair of pages are two problems", () => {
  const [first, second] = [words(20, "x"), words(20, "y")];
  expect(
    found({ "content/a.mdx": `${first} a\n${second}`, "content/b.mdx": `${second} b\n${first}` }),
  ).toHaveLength(2);
});

test("drafts can repeat each other and finished pages", () => {
  const draft = `---\ndraft: true\n---\n${words(20)}`;
  expect(found({ "content/a.mdx": draft, "content/b.mdx": draft, "content/c.mdx": words(20) })).toEqual([]);
});
