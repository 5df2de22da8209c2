import { codeSource } from "./code-source";
import { textOf, type ContentElement, type ContentNode } from "./content-tree";
import { flatMapBlocks } from "./inline-elements";

/**
 * Writes content as Markdown for readers to copy. Author components are replaced with their content, images with their
 * description.
 * @param absolute converts a link's address to one that works outside the site
 */
export function markdownOf(nodes: readonly ContentNode[], absolute: (href: string) => string): string {
  const blocks = blocksOf(nodes, absolute);
  return blocks.join("\n\n");
}

function blocksOf(nodes: readonly ContentNode[], absolute: (href: string) => string): string[] {
  return flatMapBlocks(
    nodes,
    (element) => [blockOf(element, absolute)],
    (line) => [paragraphOf(line, absolute)],
  ).filter((text) => text !== "");
}

function blockOf(element: ContentElement, absolute: (href: string) => string): string {
  const children = element.children ?? [];
  const titled = (name: string): string => {
    const title = escaped(stringOf(element, name));
    return [...(title === "" ? [] : [`**${title}**`]), ...blocksOf(children, absolute)].join("\n\n");
  };
  switch (element.type) {
    case "p":
      return paragraphOf(children, absolute);
    case "ul":
    case "ol":
      return children
        .filter((child) => typeof child === "object")
        .map((item, index) => {
          const marker = element.type === "ol" ? `${firstNumber(element) + index}. ` : "- ";
          return marker + indented(blocksOf(item.children ?? [], absolute).join("\n\n"), marker.length);
        })
        .join("\n");
    case "CodeBlock":
      return fenced(stringOf(element, "language"), codeSource(stringOf(element, "html")));
    case "Diagram":
      return fenced("mermaid", stringOf(element, "source").trim());
    case "Figure":
      return escaped(stringOf(element, "alt"));
    case "table":
      return tableOf(element, absolute);
    case "blockquote":
    case "Admonition":
      return titled("title").replace(/^/gm, "> ");
    case "TabPanel":
      return titled("label");
    case "Details":
      return titled("summary");
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
      if (typeof node === "string") return escaped(node.replace(/\s+/g, " "));
      const content = () => inlineOf(node.children ?? [], absolute);
      switch (node.type) {
        case "strong":
          return `**${content()}**`;
        case "em":
          return `*${content()}*`;
        case "code":
          return inlineCode(textOf(node.children ?? []));
        case "del":
          return `~~${content()}~~`;
        case "input":
          return node.props?.checked === true ? "[x]" : "[ ]";
        case "a":
          return `[${content()}](${absolute(stringOf(node, "href"))})`;
        case "br":
          return "\n";
        case "img":
          return escaped(stringOf(node, "alt"));
        default:
          return content();
      }
    })
    .join("");
}

/** A separate block of text, in which no line starts like a heading, a list or a rule. */
function paragraphOf(nodes: readonly ContentNode[], absolute: (href: string) => string): string {
  return inlineOf(nodes, absolute)
    .trim()
    .replace(/^(?:#{1,6}(?= |$)|[-+](?= |$)|>|-{3,}$|=+$|~{3,})/gm, "\\$&")
    .replace(/^(\d+)([.)])(?= |$)/gm, "$1\\$2");
}

/** Escapes characters that have a meaning in Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\*_[\]`<]|~(?=~)|(?<=~)~|&(?=#?\w+;)/g, "\\$&");
}

/** Code between more backticks than the longest run of backticks in it. */
function inlineCode(code: string): string {
  const mark = "`".repeat(longestRun(code) + 1);
  const blank = /^`|`$/.test(code) ? " " : "";
  return mark + blank + code + blank + mark;
}

/** A sample in a fence that is longer than any fence in it. */
function fenced(language: string, code: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
}

function firstNumber({ props }: ContentElement): number {
  return typeof props?.start === "number" ? props.start : 1;
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

function stringOf(element: ContentElement, name: string): string {
  const value = element.props?.[name];
  return typeof value === "string" ? value : "";
}
