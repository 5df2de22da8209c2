import type { Root as HastRoot } from "hast";
import type { Root as MdastRoot } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified, type Processor } from "unified";
import { convertAdmonitions } from "./admonitions";
import { convertCode } from "./code";
import type { DiagramSizes } from "./diagram-sizes";
import { applyHeadingIds } from "./heading-ids";
import { escapeUnknownHtml } from "./raw-html";
import { warnOfMarkdown } from "./markdown-warnings";
import { mayHavePlainLinks, withoutPlainLinks } from "./plain-links";
import { warnOfRawNotation } from "./raw-notation";
import type { Reporter } from "../../problems/reporter";
import { prepareText } from "./prepare-text";
import { unravel } from "./unravel";

const mdxNodes = [
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxjsEsm",
] as const;

/** Only `:::containers`, because the grammar's `:text` and `::leaf` forms would match prose such as `topic:orders`. */
function containerDirectives(this: Processor) {
  const data = this.data() as Record<string, unknown[] | undefined>;
  const flow = directive().flow?.[58];
  const container = Array.isArray(flow) ? flow[0] : flow;
  if (!container) throw new Error("micromark-extension-directive has no container construct");
  (data.micromarkExtensions ??= []).push({ flow: { 58: container } });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

const gfm = { singleTilde: false };
const markdownParser = unified().use(remarkParse).use(remarkGfm, gfm).use(containerDirectives).freeze();
const mdxParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm, gfm)
  .use(containerDirectives)
  .freeze();
const parsers = {
  md: { complete: markdownParser, quick: markdownParser().use(withoutPlainLinks).freeze() },
  mdx: { complete: mdxParser, quick: mdxParser().use(withoutPlainLinks).freeze() },
};
const toHast = unified()
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: "", passThrough: [...mdxNodes] })
  .freeze();
const parseHtml = unified()
  .use(rehypeRaw, { passThrough: [...mdxNodes] })
  .freeze();

/** The external data that code fences need. */
export interface FenceEnvironment {
  variables: Readonly<Record<string, string>>;
  diagramSizes: DiagramSizes;
}

/**
 * Parses Markdown or MDX into an HTML tree, with code fences, admonitions and headings in their final form. Author components
 * and expressions are still `mdxJsx…` and `mdx…Expression` nodes.
 * @param body text with the same line numbers as the file
 * @param format `md` is CommonMark and GFM, in which braces and unknown HTML tags are text
 * @param report collects problems; a syntax error results in an empty tree
 * @param fences values for fences marked with `variables`, and the sizes of diagrams
 */
export function parseContent(
  body: string,
  format: "md" | "mdx",
  report: Reporter,
  { variables, diagramSizes }: FenceEnvironment,
): { tree: HastRoot; hasDiagram: boolean } {
  const text = prepareText(body, format);
  const mdast = parsed(text, format, report);
  if (!mdast) return { tree: { type: "root", children: [] }, hasDiagram: false };
  warnOfMarkdown(mdast, text, report);
  warnOfRawNotation(mdast, text, report);
  applyHeadingIds(mdast, report);
  convertAdmonitions(mdast, text, report);
  unravel(mdast);
  const hasDiagram = convertCode(mdast, report, variables, diagramSizes);
  const hasHtml = format === "md" && escapeUnknownHtml(mdast);
  const hast = toHast.runSync(mdast);
  return { tree: hasHtml ? parseHtml.runSync(hast) : hast, hasDiagram };
}

/**
 * Parses text into the original Markdown tree, for checks of what an author typed.
 * @param body text with the same line numbers as the file
 * @param report collects problems; a syntax error results in an empty tree
 */
export function parseAsWritten(body: string, format: "md" | "mdx", report: Reporter): MdastRoot {
  return parsed(prepareText(body, format), format, report) ?? { type: "root", children: [] };
}

function parsed(text: string, format: "md" | "mdx", report: Reporter): MdastRoot | null {
  try {
    return parsers[format][mayHavePlainLinks(text) ? "complete" : "quick"].parse(text);
  } catch (error) {
    report.error(positionOf(error), reasonOf(error), hintFor(error));
    return null;
  }
}

/** The parsers throw `VFileMessage`s from several copies of that package, so `instanceof` doesn't work. */
interface SyntaxProblem {
  reason?: string;
  line?: number;
  column?: number;
  place?: { start?: { line: number; column: number } } | null;
}

function positionOf(error: unknown): { line: number; column: number } {
  const { reason = "", place, line, column } = error as SyntaxProblem;
  // For an error at the end of a file or paragraph, the position of the opening mark is more helpful.
  const opened = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)/.exec(reason);
  if (opened) return { line: Number(opened[1]), column: Number(opened[2]) };
  return place?.start ?? { line: line ?? 0, column: column ?? 0 };
}

function reasonOf(error: unknown): string {
  return `the MDX isn't valid: ${(error as SyntaxProblem).reason ?? String(error)}`;
}

function hintFor(error: unknown): string {
  const reason = error instanceof Error ? error.message : "";
  if (/import|export/i.test(reason)) return 'import partials like this: import Name from "./_name.mdx"';
  if (/expression|acorn/i.test(reason)) return "escape braces in text as \\{";
  if (/before (local )?name|in name|after `<`|start of a name/i.test(reason))
    return "escape angle brackets in text as \\<";
  if (/closing tag/i.test(reason)) return "each tag needs a closing tag with the same indentation";
  return "correct the syntax, or rename the file to .md, where braces and angle brackets are text";
}
