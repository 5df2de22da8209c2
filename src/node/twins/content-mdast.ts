import type { BlockContent, ListItem, RootContent } from "mdast";
import type { CompatibilityRule } from "../../model/release/compatibility";
import { codeSource } from "../../model/content/code-source";
import type { ContentElement, ContentNode } from "../../model/content/content-tree";
import { flatMapBlocks } from "../../model/content/inline-elements";
import type { SupportWindow } from "../../model/release/support-window";
import { heading, paragraph, strong, text } from "./mdast-nodes";
import { imageOf, phrasingOf, property, trimmed } from "./phrasing-mdast";
import { compatibilityTable, supportTable } from "./support-mdast";
import { tableOf } from "./table-mdast";

/** The data needed to convert a page's content to standalone Markdown. */
export interface MdastContext {
  /** Converts the address of a link or an image to one that works outside the site. */
  absolute: (address: string) => string;
  /** The page's own address, for content that works only in a browser. */
  page: string;
  windows: readonly SupportWindow[];
  rules: readonly CompatibilityRule[];
}

/**
 * Converts a page's content to a Markdown syntax tree: every heading, table, sample and link, including author components. Tabs
 * become sections with a heading, diagrams become their source and their alternative text, and tables generated from data
 * become tables.
 * @param nodes the page's content with final addresses
 */
export function contentMdast(nodes: readonly ContentNode[], context: MdastContext): RootContent[] {
  return new MdastWriter(context).blocks(nodes);
}

/** Tracks the level of the last heading, so that a tab's heading is one level below it. */
class MdastWriter {
  private depth = 1;

  constructor(private readonly context: MdastContext) {}

  blocks(nodes: readonly ContentNode[]): RootContent[] {
    return flatMapBlocks(
      nodes,
      (element) => this.block(element),
      (line) => this.paragraph(line),
    );
  }

  private paragraph(line: readonly ContentNode[]): RootContent[] {
    const content = trimmed(phrasingOf(line, this.context.absolute));
    return content.length > 0 ? [paragraph(content)] : [];
  }

  private block(element: ContentElement): RootContent[] {
    const children = element.children ?? [];
    switch (element.type) {
      case "h1":
      case "h2":
      case "h3":
      case "h4":
      case "h5":
      case "h6":
        this.depth = Number(element.type.slice(1));
        return [heading(this.depth, phrasingOf(children, this.context.absolute))];
      case "p":
        return this.paragraph(children);
      case "CodeBlock":
        return [code(element)];
      case "Diagram":
        return diagram(element);
      case "Figure":
        return [paragraph([imageOf(element, this.context.absolute)])];
      case "ul":
      case "ol":
        return [this.list(element)];
      case "Cards":
        return [this.cards(children)];
      case "blockquote":
        return [{ type: "blockquote", children: this.nested(children) }];
      case "Admonition":
        return [{ type: "blockquote", children: [admonitionTitle(element), ...this.nested(children)] }];
      case "TabPanel":
        return this.tab(element);
      case "Details":
        return [paragraph([strong(property(element, "summary"))]), ...this.blocks(children)];
      case "table":
        return [tableOf(element, this.context.absolute)];
      case "hr":
        return [{ type: "thematicBreak" }];
      case "SupportWindows":
        return [supportTable(ofProduct(this.context.windows, element))];
      case "CompatibilityTable":
        return [compatibilityTable(ofProduct(this.context.rules, element))];
      case "CompatibilityPicker":
      case "ResourceBuilder":
        return [this.form()];
      case "EntryAnchor":
        return [];
      default:
        return this.blocks(children);
    }
  }

  /** Blocks nested in a block, which Markdown treats like the blocks of a page. */
  private nested(nodes: readonly ContentNode[]): BlockContent[] {
    return this.blocks(nodes) as BlockContent[];
  }

  private tab(element: ContentElement): RootContent[] {
    const outer = this.depth;
    const title = heading(Math.min(6, outer + 1), [text(property(element, "label"))]);
    this.depth = Math.min(6, outer + 1);
    const content = this.blocks(element.children ?? []);
    this.depth = outer;
    return [title, ...content];
  }

  private list(element: ContentElement): RootContent {
    const start = element.props?.start;
    const items = (element.children ?? []).filter((child) => typeof child !== "string");
    return {
      type: "list",
      ordered: element.type === "ol",
      start: typeof start === "number" ? start : element.type === "ol" ? 1 : null,
      spread: false,
      children: items.map((item) => this.item(item)),
    };
  }

  private item(element: ContentElement): ListItem {
    const box = firstElement(element);
    const isTask = box?.type === "input" && box.props?.type === "checkbox";
    return {
      type: "listItem",
      spread: false,
      ...(isTask ? { checked: box.props?.checked === true } : {}),
      children: this.nested(element.children ?? []),
    };
  }

  private cards(nodes: readonly ContentNode[]): RootContent {
    const cards = nodes.filter((node) => typeof node !== "string");
    return {
      type: "list",
      ordered: false,
      spread: false,
      children: cards.map((card) => ({
        type: "listItem",
        spread: false,
        children: [
          paragraph([
            {
              type: "link",
              url: this.context.absolute(property(card, "href")),
              children: [text(property(card, "title"))],
            },
          ]),
          ...this.nested(card.children ?? []),
        ],
      })),
    };
  }

  /** Content that needs a browser is replaced with a link to the page. */
  private form(): RootContent {
    const way = { type: "link" as const, url: this.context.page, children: [text("form on the page")] };
    return paragraph([text("This part is a "), way, text(".")]);
  }
}

function ofProduct<Item extends { product: string }>(
  items: readonly Item[],
  element: ContentElement,
): Item[] {
  return items.filter(({ product }) => product === property(element, "product"));
}

function code(element: ContentElement): RootContent {
  const title = property(element, "title");
  return {
    type: "code",
    lang: property(element, "language") || null,
    meta: title === "" ? null : `title="${title}"`,
    value: codeSource(property(element, "html")),
  };
}

function diagram(element: ContentElement): RootContent[] {
  const description = [property(element, "title"), property(element, "alt")].filter(Boolean).join(". ");
  const source: RootContent = { type: "code", lang: "mermaid", value: property(element, "source").trim() };
  return description === "" ? [source] : [source, paragraph([text(`Diagram: ${description}`)])];
}

function admonitionTitle(element: ContentElement): BlockContent {
  const type = property(element, "type");
  const kind = type.charAt(0).toUpperCase() + type.slice(1);
  const title = property(element, "title");
  return paragraph([strong(title === "" ? kind : `${kind}: ${title}`)]);
}

function firstElement(element: ContentElement): ContentElement | undefined {
  const child = (element.children ?? []).find((one) => typeof one !== "string");
  return child?.type === "p" ? firstElement(child) : child;
}
