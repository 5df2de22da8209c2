import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Element, ElementContent, Root } from "hast";
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";
import { changelogPath } from "../../../src/model/navigation/changelog-paths";
import { twinPath } from "../../../src/model/content/twin-path";
import siteConfig from "../../../src/site/site.config";

const PUBLIC = join(PROJECT_ROOT, "public");

/** The parts of the content that both the page and its Markdown version must contain. */
interface Parts {
  headings: string[];
  rows: string[];
  samples: string[];
  links: string[];
}

const letters = (text: string): string => text.replace(/\s+/g, "");

const wordsOf = (node: ElementContent): string => {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(wordsOf).join("") : "";
};

const hrefOf = ({ properties }: Element): string =>
  typeof properties.href === "string" ? properties.href : "";

/** Parts of a page that surround its content. */
function isAround({ tagName, properties }: Element): boolean {
  const className = String(properties.className ?? "");
  return (
    ["nav", "form", "button", "dialog"].includes(tagName) ||
    properties.dataNeedsScript !== undefined ||
    /details|pager|facts|actions|glance/.test(className)
  );
}

/** The content of a built page, read from its article. */
function partsOfPage(html: string, path: string): Parts {
  const article = html.slice(html.indexOf("<article"), html.lastIndexOf("</article>"));
  const root = unified()
    .use(rehypeRaw)
    .runSync({ type: "root", children: [{ type: "raw", value: article }] });
  const parts: Parts = { headings: [], rows: [], samples: [], links: [] };
  const walk = (node: ElementContent | Root["children"][number]): void => {
    if (node.type !== "element" || isAround(node)) return;
    const { tagName } = node;
    if (/^h[1-6]$/.test(tagName)) parts.headings.push(letters(wordsOf(withoutAnchors(node))));
    // Only readers of the page see today's status.
    if (tagName === "tr" && !/Supported until|Ended$|Supported$|Ends (?:today|in)/.test(wordsOf(node)))
      parts.rows.push(letters(wordsOf(withoutAnchors(node))));
    if (tagName === "pre") parts.samples.push(letters(wordsOf(node)));
    // Links within the page, such as those of the table of contents, lead to headings that are compared anyway.
    if (tagName === "a" && !hrefOf(node).startsWith("#")) parts.links.push(pageOf(hrefOf(node), path));
    node.children.forEach(walk);
  };
  visit(root, "element", (node) => {
    if (node.tagName === "article") node.children.forEach(walk);
  });
  return parts;
}

/** A heading without the link to itself, and a table's row without the links to its entries. */
function withoutAnchors(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type !== "element") return [child];
    const isAnchor = child.properties.ariaLabel?.toString().startsWith("Direct link to");
    return isAnchor || child.properties.role === "tooltip" ? [] : [withoutAnchors(child)];
  });
  return { ...element, children };
}

function partsOfTwin(markdown: string): Parts {
  const parts: Parts = { headings: [], rows: [], samples: [], links: [] };
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(markdown.replace(/^---\n[^]*?\n---\n/, ""));
  visit(tree as Nodes, (node) => {
    if (node.type === "heading") parts.headings.push(letters(toString(node)));
    if (node.type === "tableRow") parts.rows.push(letters(toString(node)));
    if (node.type === "code") parts.samples.push(letters(node.value));
    if (node.type === "link") parts.links.push(node.url.replace(/\.md(?=#|$)/, "/").replace("/index/", "/"));
  });
  return parts;
}

/** A link's address as the Markdown version has it, without the `.md` extension. */
function pageOf(href: string, path: string): string {
  return new URL(href, siteConfig.siteUrl + path).href;
}

const twins = readdirSync(PUBLIC, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("index.html") && !file.startsWith("page-data"))
  .map((file) => `/${file.slice(0, -"index.html".length)}`)
  // The list of releases is grouped by month for readers, but not for programs.
  .filter((path) => path !== changelogPath && existsSync(join(PUBLIC, twinPath(path))));

test("nearly every page has a Markdown version", () => {
  expect(twins.length).toBeGreaterThan(380);
});

test.each(twins)("the Markdown version of %s has every heading, row, sample and link of the page", (path) => {
  const page = partsOfPage(readFileSync(join(PUBLIC, path, "index.html"), "utf8"), path);
  const twin = partsOfTwin(readFileSync(join(PUBLIC, twinPath(path)), "utf8"));
  const lost = (part: keyof Parts) => page[part].filter((text) => !twin[part].includes(text));
  expect({
    headings: lost("headings"),
    rows: lost("rows"),
    samples: lost("samples"),
    links: lost("links"),
  }).toEqual({
    headings: [],
    rows: [],
    samples: [],
    links: [],
  });
});
