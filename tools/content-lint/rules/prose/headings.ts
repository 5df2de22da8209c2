import type { Heading, Root } from "mdast";
import remarkLintHeadingIncrement from "remark-lint-heading-increment";
import remarkLintNoHeadingPunctuation from "remark-lint-no-heading-punctuation";
import { unified } from "unified";
import type { ContentDocument } from "../../document/content-document";
import type { Finding } from "../../document/finding";
import { documentRule } from "../../rule/rule";

const rules = unified().use(remarkLintHeadingIncrement).use(remarkLintNoHeadingPunctuation, ".").freeze();

/** Checked by remark-lint. */
export const headings = documentRule(
  "prose/headings",
  "Headings that skip a level or end with a full stop (remark-lint's heading-increment and no-heading-punctuation).",
  (document) => {
    const findings: Finding[] = [];
    rules.run(withTitle(document), (error, _tree, file) => {
      if (error) throw error;
      for (const { line, reason } of file?.messages ?? [])
        findings.push({ line: line ?? 0, message: reason });
    });
    return findings;
  },
);

/** A page's first heading is its title, which is in the frontmatter. */
function withTitle({ frontmatter, tree }: ContentDocument): Root {
  const title: Heading = { type: "heading", depth: 1, children: [], position: none };
  return frontmatter ? { ...tree, children: [title, ...tree.children] } : tree;
}

const none = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
