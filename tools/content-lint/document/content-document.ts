import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { ContentProblem } from "../../../src/model/problem/problem";
import { parseAsWritten } from "../../../src/node/content/parse/markdown";
import { Reporter } from "../../../src/node/problems/reporter";
import { splitFrontmatter, type PlacedYaml } from "./frontmatter";
import { pageProse } from "./page-prose";
import { readSamples, type FenceVariables } from "./read-samples";
import type { Sample } from "./sample";

/** A page or partial, parsed once. Every text has as many lines as the file, so line numbers are the same. */
export interface ContentDocument {
  /** Path from the root of the repository. */
  file: string;
  /** The whole file. */
  text: string;
  kind: "page" | "partial" | "release";
  frontmatter: PlacedYaml | null;
  /** The text after the frontmatter. */
  body: string;
  /** The body as Markdown, with headings without their IDs; empty if it can't be read. */
  tree: Root;
  /** The whole file without its fences. */
  sentences: string;
  /** Only text that readers see: no code, addresses or component names. */
  prose: string;
  samples: Sample[];
  /** Why the file can't be read. */
  problems: ContentProblem[];
}

/** Whether the page is a draft, which readers never see. */
export function isDraft({ frontmatter }: Pick<ContentDocument, "frontmatter">): boolean {
  return frontmatter?.document.get("draft") === true;
}

/**
 * Reads a content file.
 * @param file path from the root of the repository
 * @param text the whole file
 * @param variables replaced in fences with `variables`
 */
export function readDocument(file: string, text: string, variables: FenceVariables = {}): ContentDocument {
  const report = new Reporter(file);
  const { frontmatter, body } = splitFrontmatter(text, report);
  const tree = parseAsWritten(body, file.endsWith(".md") ? "md" : "mdx", report);
  const sentences = withoutFences(text, tree);
  const prose = pageProse(text, frontmatter, tree);
  visit(tree, "heading", removeId);
  return {
    ...{ file, text, kind: kindOf(file), frontmatter, body, tree, sentences, prose },
    samples: readSamples(file, tree, sentences, variables),
    problems: report.problems,
  };
}

/** A document's body without its fences. */
export function bodySentences({ frontmatter, sentences, body }: ContentDocument): string {
  if (!frontmatter) return sentences;
  const end = /^\n*/.exec(body)?.[0].length ?? 0;
  return sentences
    .split("\n")
    .map((line, index) => (index < end ? "" : line))
    .join("\n");
}

function kindOf(file: string): ContentDocument["kind"] {
  if (/\/_[^/]*$/.test(file)) return "partial";
  return file.startsWith("content/changelog/") ? "release" : "page";
}

function withoutFences(text: string, tree: Root): string {
  const lines = text.split(/\r?\n/);
  visit(tree, "code", ({ position }) => {
    if (position) lines.fill("", position.start.line - 1, position.end.line);
  });
  return lines.join("\n");
}

/** `## Title {#id}`: the ID isn't part of the heading's text. */
function removeId(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type === "text") last.value = last.value.replace(/\s*\{#[\w-]+\}$/, "");
}
