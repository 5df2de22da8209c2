import { textOf, type ContentNode } from "../../model/content/content-tree";
import { byVersion, productOf, type ReleaseProduct } from "../../model/release/release";
import type { UpgradeRelease } from "../../model/release/upgrade/upgrade-item";

/** Kinds of entries that operators need in full for an upgrade. For other kinds, the beginning is enough. */
const whole = new Set(["breaking", "upgrade", "security", "deprecation", "known-issue"]);

/**
 * Extracts the data that the upgrade path page needs about a product's releases, as compactly as possible: for features,
 * improvements and fixes only the first paragraph, and no IDs, because that page combines entries from many releases. Readers
 * look at one product at a time, so each product has its own file.
 */
export function upgradeData(releases: readonly UpgradeRelease[], product: ReleaseProduct): UpgradeRelease[] {
  const own = releases.filter(({ line }) => productOf(line) === product).toSorted(byVersion);
  return own.map(({ line, version, date, entries, stop, netResults = [] }) => ({
    line,
    version,
    date,
    ...(stop ? { stop } : {}),
    ...(netResults.length > 0 ? { netResults } : {}),
    entries: entries.map(({ kind, id, name, content, action, severity, fixedIn }) => ({
      kind,
      id,
      name,
      ...(action ? { action } : {}),
      ...(severity ? { severity } : {}),
      ...(fixedIn ? { fixedIn } : {}),
      content: withoutIds(whole.has(kind) ? content : beginning(content)),
    })),
  }));
}

/**
 * The first paragraph with the list that it introduces, or a list in its place. The text of a bullet, which isn't in a block,
 * is returned in full.
 */
function beginning(content: readonly ContentNode[]): ContentNode[] {
  const blocks = content.filter((node) => typeof node === "object" || node.trim() !== "");
  const [first, second] = blocks;
  if (first !== undefined && isList(first)) return [first];
  if (typeof first === "object" && first.type === "p") {
    const announces = textOf([first]).trimEnd().endsWith(":");
    return announces && second !== undefined && isList(second) ? [first, second] : [first];
  }
  const end = content.findIndex(
    (node) => typeof node === "object" && /^(p|ul|ol|table|h[1-6]|[A-Z]\w*Block)$/.test(node.type),
  );
  return end < 0 ? [...content] : content.slice(0, end);
}

function isList(node: ContentNode): boolean {
  return typeof node === "object" && (node.type === "ul" || node.type === "ol");
}

function withoutIds(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node.replace(/\s+/g, " ");
    const { id: _id, ...props } = node.props ?? {};
    return {
      type: node.type,
      ...(Object.keys(props).length > 0 ? { props } : {}),
      ...(node.children ? { children: withoutIds(node.children) } : {}),
    };
  });
}
