import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Finding } from "../../document/finding";
import { documentRule } from "../../rule/rule";

/** Checks Markdown links. */
export const linkTexts = documentRule(
  "prose/link-texts",
  "Links whose text doesn't describe the target: `linkTexts` in content/prose.yaml.",
  ({ tree }, { prose }) => {
    const findings: Finding[] = [];
    visit(tree, "link", (link) => {
      const text = toString(link);
      if (prose?.linkTexts.includes(text.toLowerCase()))
        findings.push({
          line: link.position?.start.line ?? 0,
          message: `the link text "${text}" doesn't describe the target`,
        });
    });
    return findings;
  },
);
