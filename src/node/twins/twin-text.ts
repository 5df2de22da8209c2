import type { RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { stringify } from "yaml";
import { heading, paragraph, text } from "./mdast-nodes";
import type { PageMarkdown } from "./page-mdast";

/** What the block at the head of a twin says about its page. */
export interface TwinFacts {
  canonical: string;
  /** What the page describes, such as `Gateway 3.8.1`; null where it isn't about a version. */
  version: string | null;
}

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", rule: "-", fences: true, listItemIndent: "one", resourceLink: true });

/** @returns Markdown, without a line break at its end */
export function markdownText(blocks: RootContent[]): string {
  return writer.stringify({ type: "root", children: blocks }).trimEnd();
}

/**
 * A page's Markdown twin: a block of facts in YAML, the title, the description, the content.
 * @returns the file's whole text
 */
export function twinText({ title, description, blocks }: PageMarkdown, facts: TwinFacts): string {
  const front = stringify(
    {
      title,
      ...(description === null ? {} : { description }),
      canonical: facts.canonical,
      ...(facts.version === null ? {} : { version: facts.version }),
    },
    { lineWidth: 0 },
  );
  const lead = description === null ? [] : [paragraph([text(description)])];
  return `---\n${front}---\n\n${markdownText([heading(1, [text(title)]), ...lead, ...blocks])}\n`;
}
