import { expect, it } from "vitest";
import { codeSource } from "../../../model/content/code-source";
import { highlight } from "./highlight";

it.each([
  ["yaml", "a: \"<b> & 'c'\" # ©\n\n  d: 1"],
  ["text", "&lt; is no tag &amp;amp;"],
  ["js", "const a = `<i>${b}</i>`;\n/* over\n   lines */"],
])("restores the source of a code sample highlighted as %s", (language, code) => {
  expect(codeSource(highlight(code, language, [1], () => undefined))).toBe(code);
});

it("decodes numeric entities", () => {
  expect(codeSource("<span>&#x27;&#39;&#x1f680; &unknown;</span>\n")).toBe("''🚀 &unknown;");
});
