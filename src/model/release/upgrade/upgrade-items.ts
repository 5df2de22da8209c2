import { inlineCode } from "../inline-code";
import type { EntryKind } from "../release-entry";
import { plainName, type NetResult } from "../release-facts";
import type { UpgradeItem } from "./upgrade-item";

/** Kinds of entries that successive releases repeat until they no longer apply. */
const repeated: ReadonlySet<EntryKind> = new Set(["deprecation", "known-issue"]);

/**
 * Merges entries with the same content: those with the same name and text, and deprecations and known issues with the same
 * name, because their text changes from release to release. The text comes from the last release, and all actions are kept.
 * @param items of one kind, in the order of versions
 */
export function mergedItems(items: readonly UpgradeItem[]): UpgradeItem[] {
  const byMeaning = new Map<string, UpgradeItem>();
  for (const item of items) {
    const { kind, name, content } = item.entry;
    const meaning = repeated.has(kind) ? name : JSON.stringify([name, content]);
    const earlier = byMeaning.get(meaning);
    // Deleted first, so that the item moves to the position of its last entry.
    byMeaning.delete(meaning);
    byMeaning.set(meaning, earlier ? joined(earlier, item) : item);
  }
  return [...byMeaning.values()];
}

/**
 * Replaces the entries of a setting that changed several times with the remaining change, if at least two of them are present.
 * If several net results have the same name, the last one applies.
 * @param items of all kinds, in the order of versions
 * @param results those of the releases on the path, in the order of versions
 */
export function withNetResults(items: readonly UpgradeItem[], results: readonly NetResult[]): UpgradeItem[] {
  const lastOfName = new Map(results.map((result) => [result.name, result]));
  let left = [...items];
  for (const result of lastOfName.values()) {
    const replaced = left.filter(({ key }) => result.replaces.includes(key));
    const last = replaced.at(-1);
    if (replaced.length < 2 || !last) continue;
    const item = netItem(result, replaced, last);
    left = left.flatMap((each) => (each === last ? [item] : replaced.includes(each) ? [] : [each]));
  }
  return left;
}

function netItem(
  { name, do: action }: NetResult,
  replaced: readonly UpgradeItem[],
  last: UpgradeItem,
): UpgradeItem {
  const item = replaced.slice(0, -1).reduceRight((later, earlier) => joined(earlier, later), last);
  const source = last.sources.at(-1) ?? last.sources[0];
  const earlier = new Map(item.sources.map((each) => [each.release, each]));
  earlier.delete(source.release);
  return {
    ...item,
    sources: [...earlier.values(), source],
    key: `${last.key}+`,
    entry: {
      kind: "breaking",
      id: last.entry.id,
      name: plainName(name),
      content: inlineCode(action).map((part) =>
        part.isCode ? { type: "code", children: [part.text] } : part.text,
      ),
    },
    actions: [],
  };
}

function joined(earlier: UpgradeItem, later: UpgradeItem): UpgradeItem {
  return {
    ...later,
    key: earlier.key,
    actions: [...new Set([...earlier.actions, ...later.actions])],
    sources: [...earlier.sources, ...later.sources],
  };
}
