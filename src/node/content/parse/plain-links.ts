import type { Processor } from "unified";

const constructs = ["emailAutolink", "protocolAutolink", "wwwAutolink"];

/**
 * A unified plugin that takes back a part of remark-gfm: addresses become links only where they are marked as such.
 * remark-gfm looks for them at the beginning of each word and once more in the finished tree, which is a quarter of the time
 * that parsing takes, so texts without any are better off without it.
 * @see https://github.com/micromark/micromark#extensions for `disable`
 */
export function withoutPlainLinks(this: Processor): void {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data.micromarkExtensions ??= []).push({ disable: { null: constructs } });
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .filter((extension) => !findsLinks(extension));
}

/** Whether an extension of mdast-util-from-markdown is that for addresses. */
function findsLinks(extension: unknown): boolean {
  const { enter } = extension as { enter?: Record<string, unknown> };
  return enter !== undefined && "literalAutolink" in enter;
}

/**
 * Whether a text may hold an address that GitHub makes a link of. Each has an `@`, `www.` or `http:`, of which characters may
 * be escaped or written as references.
 * @param text Markdown or MDX
 * @see https://github.github.com/gfm/#autolinks-extension-
 */
export function mayHavePlainLinks(text: string): boolean {
  return /[@&]|www\\?\.|https?\\?:/i.test(text);
}
