import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { Finding } from "../../document/finding";
import { documentRule } from "../../rule/rule";

/** Names and abbreviations that stay capitalized in a heading. */
const capital = /^(?:[A-Z][a-z]*[A-Z0-9][A-Za-z0-9]*|[A-Z0-9_]{2,}s?|I|[A-Z])$/;

/** A hint, because no list contains all names. */
export const headingCase = documentRule(
  "prose/heading-case",
  "Headings with uppercase words other than the first word and the `names` in content/prose.yaml (hint).",
  ({ tree }, { prose }) => {
    const findings: Finding[] = [];
    visit(tree, "heading", (heading) => {
      const words = proseOf(heading)
        .split(/[\s/(),–—-]+/)
        .filter(Boolean);
      for (const word of wrongWords(words, prose?.names ?? []))
        findings.push({
          line: heading.position?.start.line ?? 0,
          message: `"${word}" must be lowercase, because headings are in sentence case`,
          isHint: true,
        });
    });
    return findings;
  },
);

function wrongWords(words: readonly string[], names: readonly string[]): string[] {
  return words
    .filter((_word, index) => index > 0 && !/[.:?]$/.test(words[index - 1] ?? ""))
    .map((word) => word.replace(/[^\w']|'s$/g, ""))
    .filter((word) => /^[A-Z]/.test(word) && !capital.test(word) && !names.includes(word));
}

/** The text of a heading, without code. */
function proseOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(proseOf).join("") : "";
}
