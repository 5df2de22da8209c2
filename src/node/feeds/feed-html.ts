import { codeSource } from "../../model/content/code-source";
import type { ContentElement, ContentNode } from "../../model/content/content-tree";
import { escapeHtml } from "../../model/content/escape-html";
import { isExternal } from "../../model/navigation/path";

/** HTML elements that feeds include. Other elements are replaced with their content. */
const kept = new Set(
  "p ul ol li strong em del code a br hr h2 h3 h4 h5 h6 table thead tbody tr th td blockquote sub sup".split(
    " ",
  ),
);
const empty = new Set(["br", "hr", "img"]);

/**
 * Writes content as plain HTML for feed readers, which load none of our styles and scripts.
 * @param page absolute address of the page; relative addresses become absolute
 */
export function feedHtml(nodes: readonly ContentNode[], page: string): string {
  return nodes
    .map((node) => (typeof node === "string" ? escapeHtml(node) : elementHtml(node, page)))
    .join("");
}

function elementHtml(element: ContentElement, page: string): string {
  const children = () => feedHtml(element.children ?? [], page);
  const text = (name: string) => escapeHtml(stringOf(element, name));
  switch (element.type) {
    case "CodeBlock":
      return `<pre><code>${escapeHtml(codeSource(stringOf(element, "html")))}</code></pre>`;
    case "Diagram":
      return `<p><em>${text("alt") || text("title")}</em></p>`;
    case "Figure":
      return `<p>${imageHtml(element, page)}</p>`;
    case "img":
      return imageHtml(element, page);
    case "input":
      return element.props?.checked === true ? "☑" : "☐";
    case "Admonition":
      return `<blockquote>${stringOf(element, "title") ? `<p><strong>${text("title")}</strong></p>` : ""}${children()}</blockquote>`;
    case "TabPanel":
      return `<p><strong>${text("label")}</strong></p>${children()}`;
    case "Card":
      return `<p><a href="${absolute(stringOf(element, "href"), page)}">${text("title")}</a></p>${children()}`;
    case "EntryAnchor":
      return "";
    default:
      return kept.has(element.type) ? plainHtml(element, page, children) : children();
  }
}

function plainHtml({ type, props = {} }: ContentElement, page: string, children: () => string): string {
  const attributes = Object.entries(props).flatMap(([name, value]) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const written = String(value);
    if (name === "href" || name === "src") return [` ${name}="${absolute(written, page)}"`];
    if (name === "alt" || name === "align") return [` ${name}="${escapeHtml(written)}"`];
    if (name === "colSpan" || name === "rowSpan" || name === "start")
      return [` ${name.toLowerCase()}="${escapeHtml(written)}"`];
    return [];
  });
  const start = `<${type}${attributes.join("")}>`;
  return empty.has(type) ? start : `${start}${children()}</${type}>`;
}

/** An image of the site is replaced with its description, because only a page query returns its published address. */
function imageHtml(element: ContentElement, page: string): string {
  const source = stringOf(element, "src");
  const isPublished = /^(?:\/|https?:)/i.test(source);
  if (!isPublished) return `<em>${escapeHtml(stringOf(element, "alt"))}</em>`;
  return plainHtml({ ...element, type: "img" }, page, () => "");
}

function absolute(address: string, page: string): string {
  return escapeHtml(isExternal(address) ? address : new URL(address, page).href);
}

function stringOf(element: ContentElement, name: string): string {
  const value = element.props?.[name];
  return typeof value === "string" ? value : "";
}
