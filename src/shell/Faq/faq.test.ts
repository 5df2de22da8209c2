import { describe, expect, it } from "vitest";
import type { ContentNode } from "../../model/content/content-tree";
import { faqData, filterFaq, readFaq } from "./faq";

const tree: ContentNode[] = [
  { type: "p", children: ["Ask."] },
  { type: "h2", props: { id: "gateway" }, children: ["Gateway"] },
  {
    type: "h3",
    props: { id: "which-port" },
    children: ["Which ", { type: "code", children: ["port"] }, "?"],
  },
  { type: "p", children: ["From", " 6969."] },
  { type: "ul", children: [{ type: "li", children: ["More"] }] },
  { type: "h3", props: { id: "state" }, children: ["Does it keep state?"] },
  { type: "p", children: ["No."] },
  { type: "h2", props: { id: "cli" }, children: ["CLI"] },
  { type: "h3", props: { id: "login" }, children: ["How do I log in?"] },
  { type: "p", children: ["With a key."] },
];

describe("readFaq", () => {
  it("groups questions with their complete answers", () => {
    const { introduction, groups } = readFaq(tree);
    expect(introduction).toEqual([{ type: "p", children: ["Ask."] }]);
    expect(groups.map(({ title, questions }) => [title, questions.map(({ id }) => id)])).toEqual([
      ["Gateway", ["which-port", "state"]],
      ["CLI", ["login"]],
    ]);
    expect(groups[0]?.questions[0]).toMatchObject({ question: "Which port?", answer: "From 6969.More" });
  });
});

describe("filterFaq", () => {
  const { groups } = readFaq(tree);
  it("searches questions and answers for every word, in upper or lower case", () => {
    expect(filterFaq(groups, "PORT 6969").flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([
      "which-port",
    ]);
    expect(filterFaq(groups, "key").map(({ title }) => title)).toEqual(["CLI"]);
    expect(filterFaq(groups, "port key")).toEqual([]);
  });
  it("returns everything for an empty query", () => {
    expect(filterFaq(groups, "  ")).toHaveLength(2);
  });
});

it("provides every question as structured data", () => {
  expect(faqData(readFaq(tree).groups)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      { name: "Which port?" },
      { name: "Does it keep state?", acceptedAnswer: { text: "No." } },
      { name: "How do I log in?" },
    ],
  });
});
