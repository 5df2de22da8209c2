import { textOf, type ContentElement, type ContentNode } from "../content/content-tree";
import type { AffectedVersions, Severity } from "./security-fix";

/** The kinds of entries, in the order of a page. `title` is the heading that authors write. */
export const entryKinds = [
  { id: "breaking", title: "Breaking changes" },
  { id: "upgrade", title: "Upgrade steps" },
  { id: "security", title: "Security fixes" },
  { id: "deprecation", title: "Deprecations" },
  { id: "feature", title: "New features" },
  { id: "improvement", title: "Improvements" },
  { id: "fix", title: "Fixes" },
  { id: "known-issue", title: "Known issues" },
] as const;

export type EntryKind = (typeof entryKinds)[number]["id"];

/** One change in a release. */
export interface ReleaseEntry {
  kind: EntryKind;
  /** Its anchor on the release's page. */
  id: string;
  /** The bold name or the heading, without its final period. */
  name: string;
  /** The text after its name. */
  content: ContentNode[];
  /** The action that operators must take, in Markdown with inline code only; see src/model/release/release-facts.ts. */
  action?: string;
  /** Of a security fix; absent if it hasn't been published. */
  severity?: Severity;
  /** The versions that have the vulnerability. */
  affected?: AffectedVersions;
  /** Of a known issue: the version that fixes it. */
  fixedIn?: string;
}

/** The kind of entries below a `##` heading in a release. @param title the heading's text */
export function kindOfTitle(title: string): EntryKind | undefined {
  return entryKinds.find((kind) => kind.title === title.trim())?.id;
}

/**
 * Parses a release's content into its entries. Below each `##` heading, a top-level bullet that begins with a bold name is an
 * entry, and so is a `###` section with everything up to the next heading.
 * @param tree the release's content, with IDs (see src/node/content/page/release-entries.ts)
 * @returns entries in the order of the page
 */
export function readEntries(tree: readonly ContentNode[]): ReleaseEntry[] {
  const entries: ReleaseEntry[] = [];
  let kind: EntryKind | undefined;
  let section: ReleaseEntry | undefined;
  for (const node of tree) {
    const type = typeof node === "object" ? node.type : "";
    if (typeof node === "object" && type === "h2") {
      kind = kindOfTitle(textOf([node]));
      section = undefined;
    } else if (typeof node === "object" && type === "h3" && kind) {
      section = { kind, id: idOf(node), name: textOf([node]).trim(), content: [] };
      entries.push(section);
    } else if (section) {
      section.content.push(node);
    } else if (typeof node === "object" && type === "ul" && kind) {
      for (const item of node.children ?? []) {
        if (typeof item === "object" && item.type === "li") entries.push(bulletOf(item, kind));
      }
    }
  }
  for (const entry of entries) entry.content = trimmed(entry.content);
  return entries;
}

/**
 * Finds the bold name at the start of a bullet.
 * @returns the `strong` element and the list of children that contains it; null if the bullet starts with something else
 */
export function boldNameOf(item: ContentElement): { strong: ContentElement; siblings: ContentNode[] } | null {
  const siblings = item.children ?? [];
  const first = siblings.find((node) => typeof node === "object" || node.trim() !== "");
  if (typeof first !== "object") return null;
  if (first.type === "strong") return { strong: first, siblings };
  return first.type === "p" ? boldNameOf(first) : null;
}

/** Removes the final period from a name. */
export function nameOf(strong: ContentElement): string {
  return textOf([strong]).trim().replace(/\.$/, "");
}

function bulletOf(item: ContentElement, kind: EntryKind): ReleaseEntry {
  const name = boldNameOf(item);
  if (!name) return { kind, id: idOf(item), name: textOf([item]).trim(), content: [] };
  const without = (nodes: readonly ContentNode[]): ContentNode[] =>
    nodes.flatMap((node): ContentNode[] => {
      if (node === name.strong || (typeof node === "object" && node.type === "EntryAnchor")) return [];
      if (typeof node === "object" && node.children === name.siblings)
        return [{ ...node, children: trimmed(without(node.children)) }];
      return [node];
    });
  return { kind, id: idOf(item), name: nameOf(name.strong), content: without(item.children ?? []) };
}

/** Whitespace at both ends comes from the line breaks in the source. The space after a name is removed with the name. */
function trimmed(nodes: readonly ContentNode[]): ContentNode[] {
  const isBlank = (node: ContentNode | undefined) => typeof node === "string" && node.trim() === "";
  const rest = [...nodes];
  while (isBlank(rest[0])) rest.shift();
  while (isBlank(rest.at(-1))) rest.pop();
  if (typeof rest[0] === "string") rest[0] = rest[0].trimStart();
  return rest;
}

function idOf(element: ContentElement): string {
  const id = element.props?.id;
  return typeof id === "string" ? id : "";
}
