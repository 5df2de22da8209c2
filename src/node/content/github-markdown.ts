import { gfmAutolinkLiteralFromMarkdown } from "mdast-util-gfm-autolink-literal";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import type { Processor } from "unified";

/**
 * A unified plugin for GitHub's additions to Markdown: tables, footnotes, task lists, strikethrough with two tildes, and,
 * where they are wanted, addresses that become links without any mark. remark-gfm is the same but always looks for those,
 * at the beginning of each word and once more in the finished tree: a fifth of the time that parsing takes.
 */
export function githubMarkdown(this: Processor, { plainLinks }: { plainLinks: boolean }): void {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data.micromarkExtensions ??= []).push(
    ...(plainLinks ? [gfmAutolinkLiteral()] : []),
    gfmFootnote(),
    gfmStrikethrough({ singleTilde: false }),
    gfmTable(),
    gfmTaskListItem(),
  );
  (data.fromMarkdownExtensions ??= []).push(
    ...(plainLinks ? [gfmAutolinkLiteralFromMarkdown()] : []),
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  );
}

/**
 * Whether a text may hold an address that GitHub makes a link of: each has an `@`, `www.` or `http:`, of which characters may
 * be escaped or written as references.
 * @param text Markdown or MDX
 * @see https://github.github.com/gfm/#autolinks-extension-
 */
export function mayHavePlainLinks(text: string): boolean {
  return /[@&]|www\\?\.|https?\\?:/i.test(text);
}
