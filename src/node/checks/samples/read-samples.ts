import { parseFenceMeta } from "../../content/fence-meta";
import type { Sample } from "./sample";

/** What a `variables` fence replaces. @example { "version.gateway": "3.8.1" } */
export type FenceVariables = Readonly<Record<string, string>>;

const opening = /^(\s*)(`{3,}|~{3,})\s*([^\s`]*)\s*(.*)$/;

/**
 * The code samples of a content file: its fences, and the commands in backticks that start with `conduktor`.
 * @param file path from the root of the repository
 * @param text the whole file, frontmatter included
 */
export function readSamples(file: string, text: string, variables: FenceVariables): Sample[] {
  const samples: Sample[] = [];
  let open: { indent: number; fence: string; sample: Sample; lines: string[]; replaces: boolean } | null =
    null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (open) {
      const end = line.trim();
      if (end.startsWith(open.fence) && end.replaceAll(open.fence.charAt(0), "") === "") {
        const code = open.lines.join("\n");
        samples.push({ ...open.sample, code: open.replaces ? replaced(code, variables) : code });
        open = null;
      } else open.lines.push(withoutIndent(line, open.indent));
      continue;
    }
    const [, indent, fence, language, meta] = opening.exec(line) ?? [];
    if (fence === undefined) {
      samples.push(...inlineCommands(file, index + 1, line));
      continue;
    }
    const { title = "", variables: replaces, wrong, part } = parseFenceMeta(meta ?? "");
    const sample: Sample = {
      ...{ file, line: index + 2, language: language ?? "", title, code: "" },
      ...{ wrong, inline: false, ...(part === undefined ? {} : { part }) },
    };
    open = { indent: indent?.length ?? 0, fence, sample, lines: [], replaces };
  }
  return samples;
}

/** The text of a content file with its fences blanked out, so that sentences keep their lines. */
export function sentencesOf(text: string): string {
  let fence = "";
  return text
    .split(/\r?\n/)
    .map((line) => {
      if (fence !== "") {
        const end = line.trim();
        if (end.startsWith(fence) && end.replaceAll(fence.charAt(0), "") === "") fence = "";
        return "";
      }
      fence = opening.exec(line)?.[2] ?? "";
      return fence === "" ? line : "";
    })
    .join("\n");
}

function inlineCommands(file: string, line: number, text: string): Sample[] {
  return [...text.matchAll(/`(conduktor [^`]+)`/g)].map((match) => ({
    file,
    line,
    language: "bash",
    title: "",
    code: (match[1] ?? "").replaceAll("\\|", "|"),
    wrong: false,
    inline: true,
  }));
}

function withoutIndent(line: string, indent: number): string {
  const blanks = /^\s*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(indent, blanks));
}

function replaced(code: string, variables: FenceVariables): string {
  return code.replace(/\{((?:product|version)\.\w+)\}/g, (whole, name: string) => variables[name] ?? whole);
}
