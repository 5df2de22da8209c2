import GithubSlugger, { slug } from "github-slugger";
import {
  textOf,
  walkElements,
  type ContentElement,
  type ContentNode,
} from "../../../model/content/content-tree";
import type { Heading } from "../../../model/content/heading";

/**
 * Gives each heading of a finished page its id by GitHub's rules: chosen ids stay, a repeated one is numbered
 * (`configuration-1`), and so is another element's, such as an option's that two tables have. Works on the whole page, partials included, so that ids are unique in it.
 * @param tree changed in place
 * @returns the headings in document order, footnotes' own heading left out, and every id on the page
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

/** What leads to an element from inside of it, such as the name of an option, goes with its id. */
function repoint(element: ContentElement, from: string, to: string): void {
  walkElements(element.children ?? [], ({ props }) => {
    if (props?.href === from) props.href = to;
  });
}

/** References to footnotes, at any depth, are no words of a heading or an excerpt. */
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

/** A table of contents entry is a link itself, so links and images inside a heading are only their text there. */
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
 * The element's own id; `<a name>` counts, since old pages are linked that way. A component's property of that name is
 * something else, such as the term that it explains.
 */
function chosenId(element: ContentElement): string | undefined {
  if (!/^[a-z]/.test(element.type)) return undefined;
  const id = element.props?.id ?? (element.type === "a" ? element.props?.name : undefined);
  return typeof id === "string" && id !== "" ? id : undefined;
}

function setId(element: ContentElement, id: string): void {
  element.props = { ...element.props, id };
}
