import type { Processor } from "unified";

const constructs = ["emailAutolink", "protocolAutolink", "wwwAutolink"];

/**
 * A unified plugin that disables a part of remark-gfm: addresses become links only if they are marked as links. remark-gfm
 * looks for addresses at the beginning of each word and again in the finished tree, which takes a quarter of the parsing time.
 * Use this plugin for texts without such addresses.
 * @see https://github.com/micromark/micromark#extensions for `disable`
 */
export function withoutPlainLinks(this: Processor): void {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data.micromarkExtensions ??= []).push({ disable: { null: constructs } });
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .filter((extension) => !findsLinks(extension));
}

/** Whether an extension of mdast-util-from-markdown handles addresses. */
function findsLinks(extension: unknown): boolean {
  const { enter } = extension as { enter?: Record<string, unknown> };
  return enter !== undefined && "literalAutolink" in enter;
}

/**
 * Whether a text might contain an address that GitHub turns into a link. Each such address has an `@`, `www.` or `http:`, whose
 * characters can be escaped or written as character references.
 * @param text Markdown or MDX
 * @see https://github.github.com/gfm/#autolinks-extension-
 */
export function mayHavePlainLinks(text: string): boolean {
  return /[@&]|www\\?\.|https?\\?:/i.test(text);
}
