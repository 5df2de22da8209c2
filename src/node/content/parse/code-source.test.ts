import { expect, it } from "vitest";
import { highlight } from "../content/parse/highlight";
import { codeText } from "./code-text";

it.each([
  ["yaml", "a: \"<b> & 'c'\" # ©\n\n  d: 1"],
  ["text", "&lt; is no tag &amp;amp;"],
  ["js", "const a = `<i>${b}</i>`;\n/* over\n   lines */"],
])("gives back what was highlighted as %s", (language, code) => {
  expect(codeText(highlight(code, language, [1], () => undefined))).toBe(code);
});

it("reads numbers of characters", () => {
  expect(codeText("<span>&#x27;&#39;&#x1f680; &unknown;</span>\n")).toBe("''🚀 &unknown;");
});
