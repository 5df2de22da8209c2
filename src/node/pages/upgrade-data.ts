import { textOf, type ContentNode } from "../../model/content/content-tree";
import { byVersion, productOf, type ReleaseProduct } from "../../model/release/release";
import type { UpgradeRelease } from "../../model/release/upgrade-path";

/** Kinds whose whole text an operator needs while upgrading; of the others the beginning is enough to know them by. */
const whole = new Set(["breaking", "upgrade", "security", "deprecation", "known-issue"]);

/**
 * What the page of the upgrade path needs of a product's releases, as small as it can be: of features, improvements and
 * fixes the first paragraph, and no ids, since entries of many releases stand on one page there. A reader looks at one
 * product, so each has a file of its own.
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
 * The first paragraph, with the list that it announces, or the list that stands in its place; a bullet's text, which
 * stands in no block, is all.
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
