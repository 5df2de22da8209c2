import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ContentNode } from "../../../model/content/content-tree";
import { formatProblem } from "../../../model/problem/problem";
import { compileContent, type CompiledContent, type Environment } from "./compile";
import { splitSource } from "../../reading/source";

/** For tests: content files by their paths, such as `content/a.mdx`. */
export type ContentFiles = Readonly<Record<string, string>>;

export interface CompiledFixture {
  compiled: CompiledContent;
  /** The tree as markup, with attributes as JSON. */
  markup: string;
  /** The messages as printed. */
  problems: string[];
}

/** The environment that content can refer to in tests. */
export function environmentAt(root: string): Environment {
  return {
    root,
    variables: {
      product: { name: "the product" },
      version: { gateway: "3.8.1", console: "1.33.0", cli: "0.5.0" },
    },
    glossary: { interceptor: { term: "Interceptor", definition: "A plugin of the proxy." } },
    diagramSizes: {},
  };
}

/** Writes files to a new folder, runs `work` in it and removes the folder. */
export function withFiles<Result>(files: ContentFiles, work: (root: string) => Result): Result {
  const root = mkdtempSync(path.join(os.tmpdir(), "content-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    return work(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Compiles the first of several files. The others can be imported, linked or embedded. */
export function compileFiles(files: ContentFiles): CompiledFixture {
  const [file, text] = Object.entries(files)[0] ?? ["", ""];
  return withFiles(files, (root) => {
    const compiled = compileContent(splitSource(file, text), environmentAt(root));
    return {
      compiled,
      markup: markupOf(compiled.tree)
        .replace(/\n{2,}/g, "\n")
        .trim(),
      problems: compiled.problems.map(formatProblem),
    };
  });
}

/** Compiles text as `content/a.mdx`, with other files next to it. */
export function mdx(text: string, others: ContentFiles = {}): CompiledFixture {
  return compileFiles({ "content/a.mdx": text, ...others });
}

/** Compiles text as `content/a.md`. */
export function md(text: string): CompiledFixture {
  return compileFiles({ "content/a.md": text });
}

function markupOf(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const attributes = Object.entries(node.props ?? {}).map(
        ([name, value]) => ` ${name}=${JSON.stringify(value)}`,
      );
      const start = `<${node.type}${attributes.join("")}`;
      return node.children ? `${start}>${markupOf(node.children)}</${node.type}>` : `${start} />`;
    })
    .join("");
}
