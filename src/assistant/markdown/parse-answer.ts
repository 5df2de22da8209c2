import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Quote and list markers at the start of a line. More of them than anyone writes take seconds to parse. */
const NESTING = /^((?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){12})(?:[ \t]*(?:>|[-+*](?=[ \t>+*-])|\d{1,9}[.)]))+/gm;
/** A run of one Markdown character, longer than any that has a meaning. */
const RUN = /([*_~`[\]!<(\\])\1{30,}/g;

/** Characters that can open an element. If there are more than in any real answer, finding their ends takes seconds. */
const BEGINNINGS = /[*_~[@&<]/g;
const MOST_BEGINNINGS = 3000;

/**
 * Parses an answer as Markdown with GitHub's extensions.
 * @param text any text; nesting and repetition beyond that of real answers is shortened first, and text made of markers
 *   stays unchanged
 */
export function parseAnswer(text: string): Root {
  if ((text.match(BEGINNINGS)?.length ?? 0) > MOST_BEGINNINGS) return plain(text);
  return parser.parse(text.replace(NESTING, "$1").replace(RUN, (run) => run.slice(0, 30)));
}

function plain(text: string): Root {
  return { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value: text }] }] };
}
