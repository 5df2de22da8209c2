import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import GithubSlugger from "github-slugger";
import { z } from "zod";
import { cleanPath, splitReference } from "../../../src/model/navigation/path";
import { twinPath } from "../../../src/model/content/twin-path";
import type { SiteReader } from "../site-reader";
import { answer, failure } from "../tool";

/** Reads a page, or one of its sections, as Markdown. */
export function registerReadPage(server: McpServer, reader: SiteReader): void {
  server.registerTool(
    "read_page",
    {
      title: "Read a page",
      description:
        "Returns a documentation page as Markdown. With a heading or an anchor (#…), returns only that section or table row.",
      inputSchema: {
        path: z
          .string()
          .max(500)
          .describe("The path of a page, as returned by search, such as /gateway/get-started/docker/#run-it"),
        heading: z.string().max(200).optional().describe("The text of a heading on the page"),
      },
      annotations: { readOnlyHint: true },
    },
    async ({ path: reference, heading }) => {
      const { path, hash } = splitReference(reference);
      const text = await reader.read(twinPath(cleanPath(path.replace(/\.md$/, ""))));
      if (text === null) {
        return failure(`"${reference}" isn't a page. Use search to find a page.`);
      }
      const wanted = heading ?? hash.slice(1);
      if (wanted === "") return answer(text);
      const section = sectionOf(text, wanted) ?? rowOf(text, wanted);
      return section === null
        ? failure(`"${wanted}" isn't a section of the page. Use one of: ${headingsOf(text).join("; ")}`)
        : answer(section);
    },
  );
}

const headingLine = /^(#{1,6}) (.+)$/;

/** The lines of the page, with level and text if the line is a heading. Samples contain no headings. */
function linesOf(markdown: string): { line: string; depth: number; title: string }[] {
  let fence = "";
  return markdown.split("\n").map((line) => {
    const [, mark = ""] = /^ *(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === "") fence = mark;
    else if (mark.startsWith(fence)) fence = "";
    const heading = fence === "" ? headingLine.exec(line) : null;
    const [, hashes = "", title = ""] = heading ?? [];
    return {
      line,
      depth: hashes.length,
      title: title.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[\\`*]/g, ""),
    };
  });
}

function headingsOf(markdown: string): string[] {
  return linesOf(markdown).flatMap(({ depth, title }) => (depth > 0 ? [title] : []));
}

/** A heading with the content below it, by its text or its anchor. */
function sectionOf(markdown: string, wanted: string): string | null {
  const slugger = new GithubSlugger();
  const lines = linesOf(markdown).map((line) => ({
    ...line,
    id: line.depth > 1 ? slugger.slug(line.title) : "",
  }));
  const start = lines.findIndex(
    ({ depth, title, id }) => depth > 0 && (title.toLowerCase() === wanted.toLowerCase() || id === wanted),
  );
  const first = lines[start];
  if (!first) return null;
  const after = lines.slice(start + 1);
  const end = after.findIndex(({ depth }) => depth > 0 && depth <= first.depth);
  const section = [first, ...(end < 0 ? after : after.slice(0, end))];
  return section
    .map(({ line }) => line)
    .join("\n")
    .trimEnd();
}

/** A row of a reference table with the table's head and the heading above it. The row's first cell links to its own anchor. */
function rowOf(markdown: string, anchor: string): string | null {
  const lines = linesOf(markdown);
  const row = lines.findIndex(({ line }) => /^\| \[[^\]]*\]\(\S*#(\S+?)\) \|/.exec(line)?.[1] === anchor);
  const found = lines[row];
  if (!found) return null;
  const before = lines.slice(0, row);
  const head = before.findLastIndex(({ line }) => !line.startsWith("|")) + 1;
  const heading = before.findLast(({ depth }) => depth > 0);
  const table = [...before.slice(head, head + 2), found].map(({ line }) => line).join("\n");
  return heading ? `${heading.line}\n\n${table}` : table;
}
