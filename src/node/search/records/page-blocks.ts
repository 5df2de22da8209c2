import { codeSource } from "../../../model/content/code-source";
import type { ContentElement, ContentNode } from "../../../model/content/content-tree";
import { flatMapBlocks, isBlock } from "../../../model/content/inline-elements";
import { productNames } from "../../../model/content/product-names";
import { CELL_SEPARATOR } from "../../../model/search/search-record";

/** A piece of a page in reading order. Text, table headers and code belong to the heading before them. */
export type PageBlock =
  | { kind: "heading"; depth: number; id: string; text: string }
  | { kind: "tableHead" | "code"; text: string }
  /** A table row can have an ID. */
  | { kind: "text"; text: string; id?: string };

/** List items are joined into one text up to this number of characters, so that short items are found together. */
const LIST_LENGTH = 300;

/**
 * Splits a page's content into searchable pieces: headings, paragraphs, lists, single table rows, code. Tab panels, collapsible
 * sections, cards and callouts are treated like other text, and are labeled with their label or title.
 */
export function pageBlocks(nodes: readonly ContentNode[]): PageBlock[] {
  return flatMapBlocks(nodes, elementBlocks, (line) => textBlocks(inlineText(line)));
}

function elementBlocks(element: ContentElement): PageBlock[] {
  const children = element.children ?? [];
  switch (element.type) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return headingBlocks(element);
    case "CodeBlock":
      return codeBlocks(element);
    case "Diagram":
    case "Figure":
      return labelled([], [property(element, "title"), property(element, "alt")]);
    case "table":
      return [
        ...headBlocks(children),
        ...rowsOf(children).flatMap((row) => textBlocks(cellTexts(row).join(CELL_SEPARATOR), idOfRow(row))),
      ];
    case "ul":
    case "ol":
      return listBlocks(children);
    case "Admonition":
    case "Card":
      return labelled(pageBlocks(children), [property(element, "title")]);
    case "Details":
      return labelled(pageBlocks(children), [property(element, "summary")]);
    case "TabPanel":
      return labelled(pageBlocks(children), [property(element, "label")]);
    default:
      return pageBlocks(children);
  }
}

function headingBlocks(element: ContentElement): PageBlock[] {
  const id = property(element, "id") ?? "";
  // The footnotes' own heading, which only screen readers announce.
  if (id === "footnote-label") return [];
  const text = inlineText(element.children ?? []);
  return text === "" ? [] : [{ kind: "heading", depth: Number(element.type.slice(1)), id, text }];
}

function codeBlocks(element: ContentElement): PageBlock[] {
  const text = codeSource(property(element, "html") ?? "");
  const title = property(element, "title");
  const whole = [title, text].filter(Boolean).join("\n");
  return whole === "" ? [] : [{ kind: "code", text: whole }];
}

/** Prepends a label to the first piece, or makes the label a separate piece. */
function labelled(blocks: PageBlock[], labels: readonly (string | undefined)[]): PageBlock[] {
  const label = labels.filter((text) => text !== undefined && text !== "").join(". ");
  const [first, ...rest] = blocks;
  if (label === "") return blocks;
  if (first?.kind === "text") return [{ ...first, text: `${label}: ${first.text}` }, ...rest];
  if (first?.kind === "code") return [{ kind: "code", text: `${label}\n${first.text}` }, ...rest];
  return [...textBlocks(label), ...blocks];
}

/**
 * The names of a table's columns. They are a separate piece, because if they preceded each cell, they would outweigh its
 * content. The commas between them keep them from being mistaken for a row about the first column's name.
 */
function headBlocks(nodes: readonly ContentNode[]): PageBlock[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string" || node.type !== "thead") return [];
    const rows = (node.children ?? []).filter((row) => typeof row !== "string");
    const texts = rows.map((row) => cellTexts(row).join(", "));
    return texts.flatMap((text) => (text === "" ? [] : [{ kind: "tableHead" as const, text }]));
  });
}

function rowsOf(nodes: readonly ContentNode[]): ContentElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string" || node.type === "thead") return [];
    return node.type === "tr" ? [node] : rowsOf(node.children ?? []);
  });
}

/** The ID in a row of reference data, which is in its first cell. */
function idOfRow(row: ContentElement): string | undefined {
  const cell = row.children?.find((child) => typeof child !== "string");
  const [name] = cell?.children ?? [];
  // The ID of a component is a name of something else, such as a term in the glossary.
  if (name === undefined || typeof name === "string" || !/^[a-z]/.test(name.type)) return undefined;
  return property(name, "id");
}

function cellTexts(row: ContentElement): string[] {
  return (row.children ?? [])
    .map((cell) => (typeof cell === "string" ? "" : inlineText(cell.children ?? [])))
    .filter((text) => text !== "");
}

/** Text-only items are joined. An item that contains blocks is a separate piece. */
function listBlocks(items: readonly ContentNode[]): PageBlock[] {
  const blocks: PageBlock[] = [];
  let joined = "";
  const endJoined = () => {
    blocks.push(...textBlocks(joined));
    joined = "";
  };
  for (const item of items) {
    if (typeof item === "string") continue;
    const own = pageBlocks(item.children ?? []);
    const [first] = own;
    if (own.length === 1 && first?.kind === "text") {
      if (joined !== "" && joined.length + first.text.length > LIST_LENGTH) endJoined();
      joined = [joined, first.text].filter(Boolean).join(CELL_SEPARATOR);
    } else {
      endJoined();
      blocks.push(...own);
    }
  }
  endJoined();
  return blocks;
}

/** The visible words, separated at line and block boundaries. */
function inlineText(nodes: readonly ContentNode[]): string {
  return wordsOf(nodes).replace(/\s+/g, " ").trim();
}

function wordsOf(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node): string => {
      if (typeof node === "string") return node;
      const { props = {}, children = [] } = node;
      if (node.type === "br") return " ";
      if (node.type === "img") return ` ${property(node, "alt") ?? ""} `;
      if (node.type === "Since") return sinceText(node);
      // Footnote marks and links back from footnotes.
      if ("data-footnote-ref" in props || "data-footnote-backref" in props) return "";
      const text = wordsOf(children);
      return isBlock(node) ? ` ${text} ` : text;
    })
    .join("");
}

function sinceText(element: ContentElement): string {
  const product = property(element, "product") as keyof typeof productNames | undefined;
  return product ? ` Since ${productNames[product]} ${property(element, "version") ?? ""} ` : "";
}

function textBlocks(text: string, id?: string): PageBlock[] {
  return text === "" ? [] : [{ kind: "text", text, ...(id === undefined ? {} : { id }) }];
}

function property(element: ContentElement, name: string): string | undefined {
  const value = element.props?.[name];
  return typeof value === "string" ? value : undefined;
}
