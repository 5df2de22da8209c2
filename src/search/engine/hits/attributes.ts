import type { HierarchyLevel, SearchRecord } from "../../../model/search/search-record";

const levels: readonly HierarchyLevel[] = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

/** The attributes that are searched, named as in Algolia's parameters. */
export const textAttributes = [...levels.map((level) => `hierarchy.${level}`), "content", "keywords"];

/** The text of an attribute in `textAttributes`. */
export function textOf(record: SearchRecord, attribute: string): string | null {
  if (attribute === "content") return record.content;
  if (attribute === "keywords") return record.keywords;
  return record.hierarchy[attribute.slice("hierarchy.".length) as HierarchyLevel];
}

/** The attributes that a parameter refers to: `hierarchy` stands for all its levels, `*` for all attributes. */
export function namedAttributes(names: readonly string[]): string[] {
  return textAttributes.filter(
    (attribute) =>
      names.includes("*") || names.some((name) => attribute === name || attribute.startsWith(`${name}.`)),
  );
}

/** Attributes with a number of words for each, as in `attributesToSnippet`. */
export function snippetAttributes(names: readonly string[]): [attribute: string, words: number][] {
  return names.flatMap((name) => {
    const [attribute = "", words = "10"] = name.split(":");
    return namedAttributes([attribute]).map((one): [string, number] => [one, Number(words) || 10]);
  });
}

/** Builds `_highlightResult` or `_snippetResult`, with levels in a nested object. */
export function nested(values: readonly [attribute: string, value: object][]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  const hierarchy: Record<string, object> = {};
  for (const [attribute, value] of values) {
    if (attribute.startsWith("hierarchy.")) hierarchy[attribute.slice("hierarchy.".length)] = value;
    else object[attribute] = value;
  }
  return Object.keys(hierarchy).length > 0 ? { hierarchy, ...object } : object;
}

type PartialRecord = Partial<Omit<SearchRecord, "hierarchy">> & {
  hierarchy?: Partial<SearchRecord["hierarchy"]>;
};

/** The requested attributes of a record, always including its `objectID`. */
export function retrieve(record: SearchRecord, names: readonly string[] | undefined): PartialRecord {
  if (!names || names.includes("*")) return record;
  const { objectID } = record;
  const plain: PartialRecord = Object.fromEntries(
    Object.entries(record).filter(([name]) => names.includes(name)),
  );
  const some = levels.filter((level) => names.includes(`hierarchy.${level}`));
  if (plain.hierarchy === undefined && some.length > 0) {
    plain.hierarchy = Object.fromEntries(some.map((level) => [level, record.hierarchy[level]]));
  }
  return { ...plain, objectID };
}
