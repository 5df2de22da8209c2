import GithubSlugger, { slug } from "github-slugger";
import {
  textOf,
  walkElements,
  type ContentElement,
  type ContentNode,
} from "../../../model/content/content-tree";
import type { Heading } from "../../../model/content/heading";

/**
 * Gives each heading of a finished page an ID by GitHub's rules. Explicit IDs are kept. If another heading or element already
 * has the ID, such as an option that appears in two tables, a number is added (`configuration-1`). This runs on the whole page,
 * including partials, so that IDs are unique on the page.
 * @param tree changed in place
 * @returns the headings in document order without the footnotes' own heading, and every ID on the page
 */
export function assignHeadingIds(tree: ContentNode[]): { headings: Heading[]; ids: string[] } {
  const slugger = new GithubSlugger();
  const headingElements: ContentElement[] = [];
  const ids = new Set<string>();
  walkElements(tree, (element) => {
    const chosen = chosenId(element);
    if (/^h[1-6]$/.test(element.type)) headingElements.push(element);
    if (chosen === undefined) return;
    if (ids.has(chosen)) {
      setId(element, slugger.slug(chosen, true));
      repoint(element, `#${chosen}`, `#${chosenId(element) ?? chosen}`);
    } else {
      slugger.occurrences[chosen] = 0;
    }
    ids.add(chosenId(element) ?? chosen);
  });
  for (const element of headingElements) {
    if (chosenId(element) === undefined) {
      const text = textOf(withoutNotes(element.children ?? []));
      setId(element, slugger.slug(slug(text) === "" ? "section" : text));
    }
    ids.add(chosenId(element) ?? "");
  }
  const headings = headingElements
    .filter((element) => chosenId(element) !== "footnote-label")
    .map((element) => ({
      depth: Number(element.type.slice(1)),
      id: chosenId(element) ?? "",
      text: textOf(withoutNotes(element.children ?? [])).trim(),
      content: withoutLinks(withoutNotes(element.children ?? [])),
    }));
  return { headings, ids: [...ids] };
}

/** Links inside an element that lead to it, such as the name of an option, change together with its ID. */
function repoint(element: ContentElement, from: string, to: string): void {
  walkElements(element.children ?? [], ({ props }) => {
    if (props?.href === from) props.href = to;
  });
}

/** References to footnotes, at any depth, aren't part of the text of a heading or an excerpt. */
export function withoutNotes(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (typeof node === "string") return [node];
    const { children } = node;
    const isNote =
      node.type === "sup" &&
      children?.some((child) => typeof child === "object" && "data-footnote-ref" in (child.props ?? {}));
    if (isNote) return [];
    return [children ? { ...node, children: withoutNotes(children) } : node];
  });
}

/** A table of contents entry is itself a link, so it contains only the text of links and images inside a heading. */
function withoutLinks(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (typeof node === "string") return [node];
    if (node.type === "img") return [];
    const children = withoutLinks(node.children ?? []);
    return ["code", "em", "strong", "del", "sub", "sup"].includes(node.type)
      ? [{ type: node.type, children }]
      : children;
  });
}

/**
 * The element's own ID. `<a name>` counts too, since old pages are linked that way. In a component, the `name` property means
 * something else, such as the term to explain.
 */
function chosenId(element: ContentElement): string | undefined {
  if (!/^[a-z]/.test(element.type)) return undefined;
  const id = element.props?.id ?? (element.type === "a" ? element.props?.name : undefined);
  return typeof id === "string" && id !== "" ? id : undefined;
}

function setId(element: ContentElement, id: string): void {
  element.props = { ...element.props, id };
}
