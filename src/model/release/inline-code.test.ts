import { expect, it } from "vitest";
import { inlineCode } from "./inline-code";

it("splits text at pairs of backticks and ignores a single backtick", () => {
  const parts = (text: string) =>
    inlineCode(text).map((part) => (part.isCode ? `<${part.text}>` : part.text));
  expect(parts("`A` replaces `B`.")).toEqual(["<A>", " replaces ", "<B>", "."]);
  expect(parts("no code")).toEqual(["no code"]);
  expect(parts("a ` alone")).toEqual(["a ` alone"]);
  expect(parts("")).toEqual([]);
});
