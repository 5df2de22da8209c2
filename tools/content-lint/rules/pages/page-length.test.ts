import { expect, test } from "vitest";
import { contentOf } from "../../rule/content.test-support";
import { pageLength } from "./page-length";

const words = (count: number) => Array.from({ length: count }, (_each, index) => `word${index}`).join(" ");

test("a page needs 120 words of its own, but partials and releases can have fewer", () => {
  const content = contentOf({
    "content/a.mdx": words(119),
    "content/b.mdx": words(120),
    "content/_c.mdx": words(3),
    "content/draft.mdx": `---\ndraft: true\n---\n${words(3)}`,
    "content/changelog/1.2.0.mdx": words(3),
  });
  expect(pageLength.check(content)).toMatchObject([
    { file: "content/a.mdx", message: "the page must have at least 120 words, but has 119" },
  ]);
});
