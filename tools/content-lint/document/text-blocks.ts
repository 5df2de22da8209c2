import type { Node } from "unist";
import { visitParents } from "unist-util-visit-parents";
import { readScalars } from "./data-prose";
import type { ContentDocument } from "./content-document";
import type { PlacedYaml } from "./frontmatter";
import { readAttributes, readKeys } from "./page-prose";

/** A continuous text without code, addresses and tags, with its lines joined. */
export interface TextBlock {
  text: string;
  /** Only paragraphs must be full sentences. */
  kind: "paragraph" | "fragment";
  /** 1-based line of an offset in the text. */
  lineAt: (offset: number) => number;
}

/** Keys whose text is a name or a heading. */
const fragmentKeys = new Set(["title", "label", "sidebar_label", "term", "badges", "unit", "goals", "name"]);

/** The texts of a page or partial: paragraphs, headings, cells, alternative texts, component titles, frontmatter. */
export function documentBlocks({ text, frontmatter, tree }: ContentDocument): TextBlock[] {
  const lines = text.split(/\r?\n/);
  const blocks = frontmatter ? yamlBlocks(frontmatter, (key) => readKeys.has(key)) : [];
  visitParents(tree, (node, parents) => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
      const item = parents.at(-1);
      const isFirst = item?.type === "listItem" && item.children[0] === node;
      const isFragment = node.type !== "paragraph" || parents.some(({ type }) => type === "listItem");
      const source = sourceOf(node, lines);
      if (source) blocks.push(joined(source, isFragment ? "fragment" : "paragraph", isFirst ? "- " : ""));
    } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      for (const attribute of node.attributes)
        if (attribute.type === "mdxJsxAttribute" && readAttributes.has(attribute.name))
          if (typeof attribute.value === "string")
            blocks.push(oneLine(attribute.value, "fragment", attribute.position?.start.line ?? 0));
    } else if (node.type === "code" && node.lang === "mermaid") {
      for (const [, value = ""] of (node.meta ?? "").matchAll(/\b(?:title|alt)="([^"]*)"/g))
        blocks.push(oneLine(value, "fragment", node.position?.start.line ?? 0));
    }
  });
  return blocks;
}

/** The texts in YAML. @param isRead whether readers see the text of a key */
export function yamlBlocks(yaml: PlacedYaml, isRead: (key: string, depth: number) => boolean): TextBlock[] {
  return readScalars(yaml, isRead).flatMap(({ key, scalar, isEntry }) => {
    const line = scalar.range ? yaml.counter.linePos(scalar.range[0]).line + yaml.linesBefore : 0;
    const kind = isEntry || fragmentKeys.has(key) ? "fragment" : "paragraph";
    return typeof scalar.value === "string" ? [oneLine(scalar.value, kind, line)] : [];
  });
}

/** The texts in a file that consists of quoted texts, one per line. */
export function quotedBlocks(prose: string): TextBlock[] {
  return prose.split("\n").flatMap((line, index) => {
    const text = line.trim().replace(/^["`]|["`]$/g, "");
    return text === "" ? [] : [oneLine(text, "paragraph", index + 1)];
  });
}

function sourceOf({ position }: Node, lines: readonly string[]): { line: number; texts: string[] } | null {
  if (!position) return null;
  const { start, end } = position;
  const texts = lines.slice(start.line - 1, end.line).map((line, index) => {
    const isLast = start.line + index === end.line;
    return line.slice(index === 0 ? start.column - 1 : 0, isLast ? end.column - 1 : undefined);
  });
  return { line: start.line, texts };
}

function joined(
  { line, texts }: { line: number; texts: string[] },
  kind: TextBlock["kind"],
  prefix: string,
): TextBlock {
  const plain = plainText(texts.map((each) => each.trim().replace(/^>\s*/, "")).join("\n"));
  const ends = [...plain.matchAll(/\n/g)].map(({ index }) => index + prefix.length);
  return {
    text: prefix + plain.replaceAll("\n", " "),
    kind,
    lineAt: (offset) => line + ends.filter((end) => end < offset).length,
  };
}

function oneLine(text: string, kind: TextBlock["kind"], line: number): TextBlock {
  return { text: plainText(text).replace(/\s+/g, " ").trim(), kind, lineAt: () => line };
}

/** Replaces code with `c` and addresses with x, and removes tags and heading IDs. Lines are kept. */
function plainText(text: string): string {
  const kept = (found: string) => found.replace(/[^\n]/g, "");
  return text
    .replace(/(`+)(?:(?!\1)[^])+?\1/g, (found) => `\`c\`${kept(found)}`)
    .replace(/\]\([^)]*\)/g, (found) => `](x)${kept(found)}`)
    .replace(/<[^>]+>/g, (found) => ` ${kept(found)}`)
    .replace(/\s*\{#[\w-]+\}$/, "");
}
