import { expect, test } from "vitest";
import { contentOf, found, noProseRules } from "../../rule/content.test-support";
import { subjects } from "./subjects";

const prose = { ...noProseRules, subjects: [{ first: "guides/plan", then: ["guides/screens/list"] }] };
const right = {
  "content/guides/plan.mdx": "Plan. Start with this page, then see [List](./screens/list.mdx).\n\n## A\n",
  "content/guides/screens/list.mdx": "The screen. Read [Plan](../plan.mdx#a) first.\n\n## B\n",
};
const problems = (files: Record<string, string>) =>
  found(subjects, contentOf({ ...right, ...files }, { prose }));

test("pages that name the page to read first have no problems", async () => {
  expect(await problems({})).toEqual([]);
});

test.each([
  ["no link", "The screen. Read the plan first.\n"],
  ["a link after the first heading", "The screen.\n\n## B\n\nRead [Plan](../plan.mdx) first.\n"],
  ["a link without the order", "The screen. See [Plan](../plan.mdx).\n"],
])("a page that doesn't name the first page is reported: %s", async (_, text) => {
  expect(await problems({ "content/guides/screens/list.mdx": text })).toEqual([
    "content/guides/screens/list.mdx:0 the page must link to the page to read first",
  ]);
});

test("a first page that isn't marked as such or doesn't link to the next pages is reported", async () => {
  const problem = "content/guides/plan.mdx:0 the first page about a subject must say that it comes first";
  expect(await problems({ "content/guides/plan.mdx": "See [List](./screens/list.mdx).\n" })).toEqual([
    problem,
  ]);
  expect(await problems({ "content/guides/plan.mdx": "Start with this page.\n" })).toEqual([problem]);
});

test("a missing page is reported", async () => {
  const content = contentOf({ "content/guides/plan.mdx": right["content/guides/plan.mdx"] }, { prose });
  expect(await found(subjects, content)).toEqual([
    "content/guides/screens/list.mdx:0 the page is listed under a subject, but doesn't exist",
  ]);
});
