import type { Code, Root } from "mdast";
import { visit } from "unist-util-visit";
import { parseFenceMeta } from "../../../src/node/content/parse/fence-meta";
import { embeddedSamples } from "./embedded";
import type { Sample } from "./sample";

/** The values that a `variables` fence inserts. @example { "version.gateway": "3.8.1" } */
export type FenceVariables = Readonly<Record<string, string>>;

/**
 * The code samples in a content file: its fences, code embedded in scripts, and commands in backticks that start with
 * `conduktor`.
 * @param file path from the root of the repository
 * @param tree the file's body
 * @param sentences the file without its fences
 */
export function readSamples(
  file: string,
  tree: Root,
  sentences: string,
  variables: FenceVariables,
): Sample[] {
  const fences: Sample[] = [];
  visit(tree, "code", (node) => {
    fences.push(fenceSample(file, node, variables));
  });
  return [
    ...fences,
    ...fences.filter(({ wrong }) => !wrong).flatMap(embeddedSamples),
    ...inlineCommands(file, sentences),
  ];
}

function fenceSample(file: string, { lang, meta, value, position }: Code, variables: FenceVariables): Sample {
  const { title = "", variables: replaces, wrong, part } = parseFenceMeta(meta ?? "");
  return {
    file,
    // The fence, which has the title, is the line before the code.
    line: (position?.start.line ?? 0) + 1,
    ...{ language: lang ?? "", title, wrong, form: "fence" },
    code: replaces ? replaced(value, variables) : value,
    ...(part === undefined ? {} : { part }),
  };
}

function inlineCommands(file: string, sentences: string): Sample[] {
  return sentences.split("\n").flatMap((text, index) =>
    [...text.matchAll(/`(conduktor [^`]+)`/g)].map(([, code = ""]): Sample => ({
      ...{ file, line: index + 1, language: "bash", title: "" },
      code: code.replaceAll("\\|", "|"),
      ...{ wrong: false, form: "inline" },
    })),
  );
}

function replaced(code: string, variables: FenceVariables): string {
  return code.replace(/\{((?:product|version)\.\w+)\}/g, (whole, name: string) => variables[name] ?? whole);
}
