import type { PhrasingContent, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { expect, test } from "vitest";
import { heading, paragraph, plainTable, text } from "./mdast-nodes";
import { writeText } from "./plain-text";

const original = unified().use(remarkGfm).use(remarkStringify);
const ours = unified()
  .use(remarkGfm)
  .use(remarkStringify, { handlers: { text: writeText } });

const characters = Array.from("aw1é .,:;/-–()'\"!?*_[]&<>~#|@+=`\\");

function expectSame(blocks: RootContent[]): void {
  expect(ours.stringify({ type: "root", children: blocks })).toBe(
    original.stringify({ type: "root", children: blocks }),
  );
}

/** All strings of a length. */
function strings(length: number): string[] {
  if (length === 0) return [""];
  return strings(length - 1).flatMap((start) => characters.map((character) => start + character));
}

const code: PhrasingContent = { type: "inlineCode", value: "a" };
const link: PhrasingContent = { type: "link", url: "/a/", children: [text("a")] };

test("writes every text of up to three characters like the original", () => {
  expectSame([1, 2, 3].flatMap(strings).map((value) => paragraph([text(value)])));
});

test("writes words with any characters between them like the original", () => {
  expectSame([1, 2].flatMap(strings).map((value) => paragraph([text(`ww${value}w ${value} b`)])));
});

test.each([
  ["code", (value: string) => paragraph([code, text(value), code])],
  ["links", (value: string) => paragraph([link, text(value), link])],
  ["other texts", (value: string) => paragraph([text("w"), text(value), text("]"), text(value), text("/")])],
  ["a heading's ends", (value: string) => heading(2, [text(value)])],
  ["a cell's ends", (value: string) => plainTable([["a"], [value]])],
])("writes texts between %s like the original", (_, block) => {
  expectSame([1, 2].flatMap(strings).map((value) => block(value)));
  expectSame([1, 2].flatMap(strings).map((value) => block(`a${value}`)));
  expectSame([1, 2].flatMap(strings).map((value) => block(` a${value}`)));
});
