import { describe, expect, it } from "vitest";
import { prepareText } from "./prepare-text";

describe.each(["md", "mdx"] as const)("in .%s", (format) => {
  it.each([
    [":::note Title here", ":::note[Title here]"],
    ["  ::::tip A [b] \\ c  ", "  ::::tip[A \\[b\\] \\\\ c]"],
    ["> - :::note T", "> - :::note[T]"],
    ["> :::note T", "> :::note[T]"],
    ["1. :::note T", "1. :::note[T]"],
    [":::note", ":::note"],
    [":::note[T]", ":::note[T]"],
    [":::note{#x}", ":::note{#x}"],
    [":::note {#x}", ":::note {#x}"],
    [":::", ":::"],
    ["a :::note T", "a :::note T"],
  ])("%j becomes %j", (line, expected) => {
    expect(prepareText(line, format)).toBe(expected);
  });

  it.each([
    "```\n:::note T\n```",
    "````md\n```\n:::note T\n```\n````",
    "~~~\n```\n:::note T\n~~~",
    "- ```\n  :::note T\n  ```",
  ])("doesn't change code: %j", (text) => {
    expect(prepareText(text, format)).toBe(text);
  });

  it("continues after code, even after code on one line", () => {
    expect(prepareText("```\nx\n```\n:::note T", format)).toBe("```\nx\n```\n:::note[T]");
    expect(prepareText("```x``` y\n:::note T", format)).toBe("```x``` y\n:::note[T]");
  });
});

describe("heading IDs", () => {
  it.each([
    ["## A {#a.b-1}", "## A \\{#a.b-1}"],
    ["## {#only}", "## \\{#only}"],
    ["> ## A {#标题} ", "> ## A \\{#标题} "],
    ["- ### A {#a}", "- ### A \\{#a}"],
    ["## A {#a} ##", "## A \\{#a} ##"],
    ["A {#a}\n---", "A \\{#a}\n---"],
    ["A {#a}\n===", "A \\{#a}\n==="],
    ["## A \\{#a}", "## A \\{#a}"],
    ["## A {#a:b}", "## A \\{#a:b}"],
    ["## A {#v1/topics}", "## A \\{#v1/topics}"],
    ["## A {a}", "## A {a}"],
    ["text {#a}", "text {#a}"],
    ["```\n## A {#a}\n```", "```\n## A {#a}\n```"],
  ])("get an escaped brace in .mdx: %j", (text, expected) => {
    expect(prepareText(text, "mdx")).toBe(expected);
  });

  it("aren't changed in .md, which has no expressions", () => {
    expect(prepareText("## A {#a}", "md")).toBe("## A {#a}");
  });
});
