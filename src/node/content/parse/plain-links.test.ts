import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { mayHavePlainLinks, withoutPlainLinks } from "./plain-links";

const complete = unified().use(remarkParse).use(remarkGfm).freeze();
const without = unified().use(remarkParse).use(remarkGfm).use(withoutPlainLinks).freeze();

function linksOf(text: string): string[] {
  const urls: string[] = [];
  visit(complete.parse(text), "link", ({ url }) => void urls.push(url));
  return urls;
}

describe("mayHavePlainLinks", () => {
  it.each([
    "see https://example.com/a",
    "see HTTP://EXAMPLE.COM",
    "see www.example.com",
    "see WWW.example.com",
    "write to docs@example.com",
    "write to mailto:docs@example.com",
    "write to docs&#64;example.com",
    "see www\\.example.com",
    "see http\\://example.com",
    "see http:&#47;/example.com",
  ])("returns true for %s, which GitHub turns into a link", (text) => {
    expect(linksOf(text)).toHaveLength(1);
    expect(mayHavePlainLinks(text)).toBe(true);
  });

  it.each(["The HTTP API answers.", "broker1.example.com:9092", "wwwhat", "a [link](./other.mdx)"])(
    "returns false for %s, where GitHub makes only explicit links",
    (text) => {
      expect(linksOf(text).filter((url) => url !== "./other.mdx")).toEqual([]);
      expect(mayHavePlainLinks(text)).toBe(false);
    },
  );
});

describe("withoutPlainLinks", () => {
  it("leaves addresses as text", () => {
    const text = "see https://example.com, www.example.com and docs@example.com";
    expect(without.parse(text).children).toMatchObject([
      { type: "paragraph", children: [{ type: "text", value: text }] },
    ]);
    expect(linksOf(text)).toHaveLength(3);
  });

  it("parses GitHub's other extensions like remark-gfm", () => {
    const text = [
      "A ~~word~~, a note[^1], <https-less>, [a link](./b.md), `code` and \\_escapes\\_.",
      "",
      "| a | b |",
      "| :- | -: |",
      "| 1 | *2* |",
      "",
      "- [ ] open",
      "- [x] done",
      "",
      "[^1]: The note.",
      "",
    ].join("\n");
    expect(without.parse(text)).toEqual(complete.parse(text));
  });
});
