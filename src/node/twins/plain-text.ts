import type { Text } from "mdast";
import type { Options } from "remark-stringify";

type Handle = NonNullable<NonNullable<Options["handlers"]>["text"]>;

/**
 * Letters, with characters that mean nothing in Markdown behind a letter, at least not on the same line. A period behind a `w`
 * could be part of an address.
 */
const plain = /^ ?\p{L}(?:[\p{L}\p{N} ,;?%'"’“”…()/–—-]|(?<![Ww])\.|: )*$/u;

/**
 * Writes a text like mdast-util-to-markdown does, which checks each text for some forty patterns of characters. Most texts are
 * plain words, so this checks for that first. It halves the time for writing Markdown.
 */
export const writeText: Handle = (node: Text, _parent, state, info) =>
  isPlain(node.value, info.before, info.after) ? node.value : state.safe(node.value, info);

/** Whether a text contains nothing to escape. @param before the character before it @param after the character after it */
function isPlain(value: string, before: string, after: string): boolean {
  if (!plain.test(value)) return false;
  // Spaces at the ends of lines get lost.
  if (value.startsWith(" ") && /[\r\n]/.test(before)) return false;
  return !(value.endsWith(" ") && /[\r\n]/.test(after));
}
