import type { RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { stringify } from "yaml";
import { heading, paragraph, text } from "./mdast-nodes";
import type { PageMarkdown } from "./page-mdast";
import { writeText } from "./plain-text";

/** The facts about a page at the top of its twin. */
export interface TwinFacts {
  canonical: string;
  /** The subject of the page, such as `Gateway 3.8.1`; null if the page doesn't describe a version. */
  version: string | null;
}

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: "-",
    rule: "-",
    fences: true,
    listItemIndent: "one",
    resourceLink: true,
    handlers: { text: writeText },
  });

/** @returns Markdown without a trailing line break */
export function markdownText(blocks: RootContent[]): string {
  return writer.stringify({ type: "root", children: blocks }).trimEnd();
}

/**
 * Creates a page's Markdown twin: a block of facts in YAML, the title, the description, the content.
 * @returns the text of the whole file
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
