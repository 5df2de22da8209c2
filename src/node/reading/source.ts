import { LineCounter, parseDocument } from "yaml";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { offsetOf } from "./yaml-file";
import { yamlProblems } from "./yaml-problems";

/** A content file, split into parts. Positions in `body` match the file, because frontmatter is replaced with empty lines. */
export interface ContentSource {
  /** Path from the root of the repository. */
  file: string;
  frontmatter: unknown;
  /** The position of a frontmatter key, for problems with its value; the first line if the key is missing. */
  positionOf: (path: readonly (string | number)[]) => { line: number; column: number };
  body: string;
  problems: ContentProblem[];
}

/**
 * Parses a content file's text: removes a byte order mark, converts CRLF to LF, and parses the YAML frontmatter.
 * @param file path from the root of the repository, for problems
 * @param raw the file's text
 */
export function splitSource(file: string, raw: string): ContentSource {
  const text = raw.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const start = { line: 1, column: 1 };
  const block = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text);
  if (!block) {
    const problems: ContentProblem[] = /^---[ \t]*\n/.test(text)
      ? [errorIn(file, "the frontmatter isn't closed", "end it with a line of three dashes", start)]
      : [];
    return { file, frontmatter: {}, positionOf: () => start, body: text, problems };
  }
  const yaml = block[1] ?? "";
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  const problems = [...document.errors, ...document.warnings].map((error) =>
    errorIn(
      file,
      `the frontmatter isn't valid YAML: ${error.message}`,
      "put text in quotes if it contains a colon or starts with a special character",
      position(error.pos[0]),
    ),
  );
  const frontmatter: unknown = problems.length > 0 ? {} : (document.toJS() ?? {});
  const blank = "\n".repeat((block[0].match(/\n/g) ?? []).length);
  if (problems.length === 0)
    for (const { offset, message, hint } of yamlProblems(document, yaml))
      problems.push(errorIn(file, message, hint, position(offset)));
  return {
    file,
    frontmatter,
    positionOf: (path) => position(offsetOf(document, path)),
    body: blank + text.slice(block[0].length),
    problems,
  };
}
