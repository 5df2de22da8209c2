import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Marks of quotes and lists at the beginning of a line; more of them than anybody writes cost seconds to read. */
const NESTING = /^((?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){12})(?:[ \t]*(?:>|[-+*](?=[ \t>+*-])|\d{1,9}[.)]))+/gm;
/** A run of one character that means something to Markdown, longer than any that does. */
const RUN = /([*_~`[\]!<(\\])\1{30,}/g;

/** Characters that may begin something; of more than any answer has, finding their ends takes seconds. */
const BEGINNINGS = /[*_~[@&<]/g;
const MOST_BEGINNINGS = 3000;

/**
 * Reads an answer as Markdown with GitHub's additions.
 * @param text anything at all; what nests deeper or repeats longer than answers do is shortened first, and what is made
 *   of marks stays as it is
 */
export function parseAnswer(text: string): Root {
  if ((text.match(BEGINNINGS)?.length ?? 0) > MOST_BEGINNINGS) return plain(text);
  return parser.parse(text.replace(NESTING, "$1").replace(RUN, (run) => run.slice(0, 30)));
}

function plain(text: string): Root {
  return { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value: text }] }] };
}
