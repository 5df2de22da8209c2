import { sentencesOf } from "../samples/read-samples";
import type { ProseFinding } from "./prose-findings";

/**
 * Headings that skip a level, pictures in HTML without an `alt`, and, as a hint, lists of one entry.
 * @param text the whole file; one with frontmatter is a page, whose title is the first level
 */
export function structureFindings(text: string): ProseFinding[] {
  const lines = sentencesOf(text).split("\n");
  const isPage = text.startsWith("---");
  const end = isPage ? lines.indexOf("---", 1) : -1;
  // Frontmatter holds lists of its own.
  const body = lines.map((line, index) => (index <= end ? "" : line));
  return [...skippedLevels(body, isPage ? 1 : null), ...pictures(body), ...shortLists(body)].sort(
    (first, second) => first.line - second.line,
  );
}

function skippedLevels(lines: readonly string[], title: number | null): ProseFinding[] {
  let last = title;
  return lines.flatMap((line, index): ProseFinding[] => {
    const level = /^(#{1,6}) /.exec(line)?.[1]?.length;
    if (level === undefined) return [];
    const before = last;
    last = level;
    if (before === null || level <= before + 1) return [];
    const message = `a heading of level ${level} follows one of level ${before}`;
    return [{ line: index + 1, message, isHint: false }];
  });
}

/** A tag may go over several lines. */
function pictures(lines: readonly string[]): ProseFinding[] {
  const text = lines.join("\n").replace(/`[^`\n]*`/g, (code) => "x".repeat(code.length));
  return [...text.matchAll(/<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi)]
    .filter(([tag]) => !/\salt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s]|\{)/i.test(tag))
    .map(({ index }) => ({
      line: text.slice(0, index).split("\n").length,
      message: "the picture has no alternative text",
      isHint: false,
    }));
}

interface OpenList {
  indent: number;
  marker: string;
  line: number;
  count: number;
}

function shortLists(lines: readonly string[]): ProseFinding[] {
  const findings: ProseFinding[] = [];
  let open: OpenList[] = [];
  const close = (isClosed: (list: OpenList) => boolean) => {
    for (const { line } of open.filter((list) => isClosed(list) && list.count === 1))
      findings.push({ line, message: "a list of one entry", isHint: true });
    open = open.filter((list) => !isClosed(list));
  };
  let afterBlank = true;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") {
      afterBlank = true;
      continue;
    }
    const indent = line.length - line.trimStart().length;
    const marker = /^\s*(?:([-*+])|\d+([.)]))\s/.exec(line);
    if (marker) {
      const kind = marker[1] ?? marker[2] ?? "";
      close((list) => list.indent > indent || (list.indent === indent && list.marker !== kind));
      const list = open.find((each) => each.indent === indent);
      if (list) list.count += 1;
      else open.push({ indent, marker: kind, line: index + 1, count: 1 });
    } else if (afterBlank) close((list) => list.indent >= indent);
    afterBlank = false;
  }
  close(() => true);
  return findings;
}
