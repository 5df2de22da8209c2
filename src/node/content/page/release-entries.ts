import GithubSlugger, { slug } from "github-slugger";
import type { ContentElement, ContentNode } from "../../../model/content/content-tree";
import { boldNameOf, kindOfTitle, nameOf } from "../../../model/release/release-entry";
import { textOf } from "../../../model/content/content-tree";

/**
 * Gives each bulleted entry of a release an ID derived from its name, and adds an `EntryAnchor` at the end of its text that
 * links to it. An ID depends only on the entry's own name, so it doesn't change when other entries are added or removed.
 * @param tree the release's content, changed in place; headings already have IDs
 * @param ids every ID on the page; those of the entries are added
 */
export function assignEntryIds(tree: readonly ContentNode[], ids: string[]): void {
  const slugger = new GithubSlugger();
  for (const id of ids) slugger.occurrences[id] = 0;
  for (const { strong, siblings, item } of bulletsOf(tree)) {
    const name = nameOf(strong);
    const id = slugger.slug(slug(name) === "" ? "entry" : name);
    item.props = { ...item.props, id };
    siblings.splice(endOfText(siblings), 0, { type: "EntryAnchor", props: { id, name } });
    ids.push(id);
  }
}

/** The end of the text that begins with the name: at the first block, or at the end of the entry. */
function endOfText(siblings: readonly ContentNode[]): number {
  const block = siblings.findIndex((node) => typeof node === "object" && blocks.test(node.type));
  let end = block < 0 ? siblings.length : block;
  while (end > 0 && isBlank(siblings[end - 1])) end -= 1;
  return end;
}

const blocks = /^(p|ul|ol|table|blockquote|div|h[1-6]|[A-Z]\w*(Block|Group)|Tabs|Admonition|Details|Steps)$/;

function isBlank(node: ContentNode | undefined): boolean {
  return typeof node === "string" && node.trim() === "";
}

interface Bullet {
  item: ContentElement;
  strong: ContentElement;
  siblings: ContentNode[];
}

function bulletsOf(tree: readonly ContentNode[]): Bullet[] {
  const bullets: Bullet[] = [];
  let isOpen = false;
  for (const node of tree) {
    if (typeof node === "string") continue;
    if (node.type === "h2") isOpen = kindOfTitle(textOf([node])) !== undefined;
    // Content below a `###` heading belongs to that entry.
    else if (node.type === "h3") isOpen = false;
    else if (node.type === "ul" && isOpen) {
      for (const item of node.children ?? []) {
        const name = typeof item === "object" && item.type === "li" ? boldNameOf(item) : null;
        if (name && typeof item === "object") bullets.push({ item, ...name });
      }
    }
  }
  return bullets;
}
