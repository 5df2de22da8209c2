import { textOf, type ContentElement, type ContentNode } from "./content-tree";

/**
 * Writes content as Markdown, for what readers copy. Author components give their content; pictures their description.
 * @param absolute turns a link's address into one that works elsewhere
 */
export function markdownOf(nodes: readonly ContentNode[], absolute: (href: string) => string): string {
  const blocks = blocksOf(nodes, absolute);
  return blocks.join("\n\n");
}

const inline = new Set([
  "strong",
  "em",
  "code",
  "a",
  "del",
  "sub",
  "sup",
  "br",
  "img",
  "Kbd",
  "Badge",
  "Term",
]);

function blocksOf(nodes: readonly ContentNode[], absolute: (href: string) => string): string[] {
  const blocks: string[] = [];
  let line: ContentNode[] = [];
  const flush = () => {
    const text = inlineOf(line, absolute).trim();
    if (text !== "") blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || inline.has(node.type)) {
      line.push(node);
      continue;
    }
    flush();
    const block = blockOf(node, absolute);
    if (block !== "") blocks.push(block);
  }
  flush();
  return blocks;
}

function blockOf(element: ContentElement, absolute: (href: string) => string): string {
  const children = element.children ?? [];
  switch (element.type) {
    case "p":
    case "span":
      return inlineOf(children, absolute).trim();
    case "ul":
    case "ol":
      return children
        .filter((child) => typeof child === "object")
        .map((item, index) => {
          const marker = element.type === "ol" ? `${index + 1}. ` : "- ";
          return marker + indented(blocksOf(item.children ?? [], absolute).join("\n\n"), marker.length);
        })
        .join("\n");
    case "CodeBlock":
      return `\`\`\`${stringOf(element, "language")}\n${codeOf(stringOf(element, "html"))}\n\`\`\``;
    case "Diagram":
      return `\`\`\`mermaid\n${stringOf(element, "source").trim()}\n\`\`\``;
    case "table":
      return tableOf(element, absolute);
    case "blockquote":
    case "Admonition":
      return blocksOf(children, absolute).join("\n\n").replace(/^/gm, "> ");
    case "h4":
    case "h5":
    case "h6":
      return `**${textOf(children).trim()}**`;
    case "EntryAnchor":
      return "";
    default:
      return blocksOf(children, absolute).join("\n\n");
  }
}

function inlineOf(nodes: readonly ContentNode[], absolute: (href: string) => string): string {
  return nodes
    .map((node): string => {
      if (typeof node === "string") return node.replace(/\s+/g, " ").replace(/([\\*_[\]`<])/g, "\\$1");
      const content = () => inlineOf(node.children ?? [], absolute);
      switch (node.type) {
        case "strong":
          return `**${content()}**`;
        case "em":
          return `*${content()}*`;
        case "code":
          return `\`${textOf(node.children ?? [])}\``;
        case "a":
          return `[${content()}](${absolute(stringOf(node, "href"))})`;
        case "br":
          return "\n";
        case "img":
          return stringOf(node, "alt");
        default:
          return content();
      }
    })
    .join("");
}

function tableOf(table: ContentElement, absolute: (href: string) => string): string {
  const rows: string[][] = [];
  const collect = (element: ContentElement) => {
    for (const child of element.children ?? []) {
      if (typeof child !== "object") continue;
      if (child.type === "tr") {
        const cells = (child.children ?? []).filter((cell) => typeof cell === "object");
        rows.push(
          cells.map((cell) =>
            inlineOf(cell.children ?? [], absolute)
              .trim()
              .replaceAll("|", "\\|"),
          ),
        );
      } else collect(child);
    }
  };
  collect(table);
  const [head = [], ...body] = rows;
  return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function indented(text: string, spaces: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(spaces)}`);
}

/** The source of highlighted code. */
export function codeOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\n$/, "");
}

function stringOf(element: ContentElement, name: string): string {
  const value = element.props?.[name];
  return typeof value === "string" ? value : "";
}
