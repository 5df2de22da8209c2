import { expect, test } from "vitest";
import { shortPageProblems } from "./page-length";

const words = (count: number) => Array.from({ length: count }, (_each, index) => `word${index}`).join(" ");

test("a page needs 120 words of its own; partials and releases may have fewer", () => {
  const problems = shortPageProblems([
    { file: "content/a.mdx", prose: words(119) },
    { file: "content/b.mdx", prose: words(120) },
    { file: "content/_c.mdx", prose: words(3) },
    { file: "content/changelog/1.2.0.mdx", prose: words(3) },
  ]);
  expect(problems).toMatchObject([
    { file: "content/a.mdx", message: "the page has 119 words of its own, at least 120 are expected" },
  ]);
});
