import { visit } from "unist-util-visit";
import type { Finding } from "../../finding";
import { documentRule } from "../../rule";

/** A hint. Release notes consist of lists of any length. */
export const shortLists = documentRule(
  "prose/short-lists",
  "Lists of one entry (hint).",
  ({ tree, kind }) => {
    const findings: Finding[] = [];
    if (kind === "release") return [];
    visit(tree, "list", ({ children, position }) => {
      if (children.length === 1)
        findings.push({ line: position?.start.line ?? 0, message: "a list of one entry", isHint: true });
    });
    return findings;
  },
);
