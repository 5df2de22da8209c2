import { markdownOf } from "../../content/content-markdown";
import { byVersion, productOf, releaseName, releaseTitle, type ReleaseProduct } from "../release";
import { entryKinds, type EntryKind, type ReleaseEntry } from "../release-entry";
import type { UpgradeItem, UpgradeRelease } from "./upgrade-item";
import { mergedItems, withNetResults } from "./upgrade-items";
import { planSteps, type UpgradeStep } from "./upgrade-stops";
import { compareVersions } from "../version";

export interface UpgradeGroup {
  kind: EntryKind;
  title: string;
  items: UpgradeItem[];
}

/** The changes between two versions of a product. */
export type UpgradePath =
  | {
      state: "path";
      releases: UpgradeRelease[];
      groups: UpgradeGroup[];
      steps: UpgradeStep<UpgradeRelease>[];
      isTargetOlder: boolean;
    }
  /** There is nothing to do: the target is already running. */
  | { state: "same" }
  /** The target is the lower version. */
  | { state: "backwards" }
  /** One of the versions isn't a release of the product. */
  | { state: "unknown"; version: string };

/**
 * Collects all changes between the running version (exclusive) and the target (inclusive), by kind. Within a kind, they are in
 * the order in which an upgrade passes the releases. Changes in several releases are merged, see {@link mergedItems} and {@link
 * withNetResults}. Known issues that the target fixes are left out.
 * @param releases of any order and all products
 * @param from the running version, `3.5.0`
 * @param to the target version
 */
export function upgradePath(
  releases: readonly UpgradeRelease[],
  product: ReleaseProduct,
  from: string,
  to: string,
): UpgradePath {
  const own = releases.filter(({ line }) => productOf(line) === product).toSorted((a, b) => byVersion(b, a));
  const start = own.findIndex(({ version }) => version === from);
  const end = own.findIndex(({ version }) => version === to);
  if (start < 0) return { state: "unknown", version: from };
  if (end < 0) return { state: "unknown", version: to };
  if (start === end) return { state: "same" };
  if (start > end) return { state: "backwards" };
  const between = own.slice(start + 1, end + 1);
  const items = withNetResults(
    between.flatMap((release) =>
      release.entries
        .filter(({ fixedIn }) => fixedIn === undefined || compareVersions(fixedIn, to) > 0)
        .map((entry) => itemOf(release, entry)),
    ),
    between.flatMap(({ netResults = [] }) => netResults),
  );
  const groups = entryKinds
    .map(({ id, title }): UpgradeGroup => ({
      kind: id,
      title,
      items: mergedItems(items.filter(({ entry }) => entry.kind === id)),
    }))
    .filter((group) => group.items.length > 0);
  const [runs, target] = [own[start], own[end]];
  return {
    state: "path",
    releases: between,
    groups,
    steps: runs ? planSteps(between, runs) : [],
    isTargetOlder: Boolean(runs?.date && target?.date && target.date < runs.date),
  };
}

/**
 * Formats the path as a checklist in Markdown.
 * @param plan the steps as text, one per line; empty if one step is enough
 * @param ticked keys of completed items
 * @param origin of the site, for links
 */
export function checklistOf(
  title: string,
  plan: readonly string[],
  groups: readonly UpgradeGroup[],
  ticked: ReadonlySet<string>,
  origin: string,
): string {
  const absolute = (href: string) => (href.startsWith("/") ? origin + href : href);
  const sections = groups.map(({ title: heading, items }) => {
    const lines = items.map(({ key, entry, actions, sources }) => {
      const parts = [...actions.map((action) => `**${action}**`), markdownOf(entry.content, absolute)];
      const text = parts
        .filter(Boolean)
        .join("\n\n")
        .replace(/\n(?=[^\n])/g, "\n  ");
      const links = sources.map(({ release, path }) => `[${releaseTitle(release)}](${absolute(path)})`);
      const head = `- [${ticked.has(key) ? "x" : " "}] **${entry.name}** (${links.join(", ")})`;
      return `${head}${text ? `\n\n  ${text}` : ""}`;
    });
    return `## ${heading}\n\n${lines.join("\n\n")}`;
  });
  const steps = plan.map((step, index) => `${index + 1}. ${step}`).join("\n");
  return `${[`# ${title}`, steps, ...sections].filter(Boolean).join("\n\n")}\n`;
}

function itemOf(release: UpgradeRelease, entry: ReleaseEntry): UpgradeItem {
  const name = releaseName(release);
  const path = `/changelog/${name}/#${encodeURIComponent(entry.id)}`;
  return {
    key: `${name}#${entry.id}`,
    entry,
    actions: entry.action === undefined ? [] : [entry.action],
    sources: [{ release, path }],
  };
}
