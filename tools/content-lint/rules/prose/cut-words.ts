import { bodySentences } from "../../document/content-document";
import { escaped } from "../../languages/regular-expression";
import { documentRule } from "../../rule/rule";

/** Checks sentences, without code and addresses. */
export const cutWords = documentRule(
  "prose/cut-words",
  "Words to leave out: `cut` in content/prose.yaml.",
  (document, { prose }) =>
    bodySentences(document)
      .replace(/`[^`\n]*`/g, "x")
      .replace(/\]\([^)\n]*\)/g, "]")
      .split("\n")
      .flatMap((line, index) =>
        (prose?.cut ?? [])
          .filter((word) => new RegExp(`\\b${escaped(word)}\\b`, "i").test(line))
          .map((word) => ({ line: index + 1, message: `"${word}" isn't needed. Leave it out` })),
      ),
);
