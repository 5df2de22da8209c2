import type { Nodes } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { Finding } from "../../document/finding";
import { documentRule } from "../../rule/rule";

/** A hint. Table cells aren't sentences. */
export const longSentences = documentRule(
  "prose/long-sentences",
  "Sentences with more words than `longSentence` in content/prose.yaml allows (hint).",
  ({ tree }, { prose }) => {
    const findings: Finding[] = [];
    if (!prose) return [];
    visit(tree, (node) => {
      if (node.type === "table") return SKIP;
      if (node.type !== "paragraph") return;
      const start = node.position?.start.line ?? 0;
      findings.push(...sentencesOver(prose.longSentence, textOf(node), start));
      return SKIP;
    });
    return findings;
  },
);

function sentencesOver(most: number, text: string, start: number): Finding[] {
  let line = start;
  return text.split(/(?<=[.!?:;])(?=\s|$)/).flatMap((sentence): Finding[] => {
    const at = line + (/^\s*/.exec(sentence)?.[0].split("\n").length ?? 1) - 1;
    line += sentence.split("\n").length - 1;
    const count = sentence.trim().split(/\s+/).length;
    return count > most
      ? [{ line: at, message: `the sentence has ${count} words, but the limit is ${most}`, isHint: true }]
      : [];
  });
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "break") return "\n";
  return "children" in node ? node.children.map(textOf).join("") : "x";
}
