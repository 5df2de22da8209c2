import { z } from "zod";
import { compatibilityParts } from "../../model/release/compatibility-parts";
import { isOurProduct, readVersion, type CompatibilityRule } from "../../model/release/compatibility";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { checkValue, readYaml } from "../reading/yaml-file";
import type { SupportWindow } from "../../model/release/support-window";
import { compareVersions, parseVersion } from "../../model/release/version";

const version = z
  .string()
  .refine((text) => parseVersion(text) !== null, "a version such as 3.8.1, in quotes");
const text = z.string().trim().min(1);

/** An entry of `content/support/versions.yaml`. */
export const windowSchema = z
  .strictObject({
    product: z.enum(["console", "gateway"]),
    label: text,
    from: version.optional(),
    below: version,
    released: z.iso.date().optional(),
    until: z.iso.date().optional(),
  })
  .refine(({ from, below }) => !from || compareVersions(from, below) < 0, {
    path: ["from"],
    error: "a version lower than `below`",
  })
  .refine(({ released, until }) => !released || !until || released < until, {
    path: ["until"],
    error: "a day after `released`",
  });

const knownVersion = z
  .string()
  .refine((text) => readVersion(text) !== null, "a version such as 17 or 1.32, in quotes");
const range = z.strictObject({
  from: version.optional(),
  below: version.optional(),
  oldest: knownVersion.optional(),
  newest: knownVersion.optional(),
});

/** An entry of `content/support/compatibility.yaml`. */
export const ruleSchema = z
  .strictObject({
    product: z.enum(["console", "gateway", "cli"]),
    versions: z.strictObject({ from: version, below: version.optional() }),
    with: z.enum(compatibilityParts),
    supported: range.refine(({ from, below }) => from ?? below, "a range with `from`, `below` or both"),
    feature: text.optional(),
    note: text.optional(),
  })
  // All releases of our own products are known. For anything else, an open-ended range would include untested versions.
  .refine(({ with: part, supported }) => isOurProduct(part) || (supported.below ?? supported.newest), {
    path: ["supported"],
    error: "a range with `below`, or with `newest`, the latest version when this was published",
  })
  .refine(({ with: part, supported }) => isOurProduct(part) || (supported.from ?? supported.oldest), {
    path: ["supported"],
    error: "a range with `from`, or with `oldest`, the lowest version known to work",
  });

interface Read<Item> {
  items: Item[];
  problems: ContentProblem[];
}

/** Reads `content/support/versions.yaml`, a list of support windows. @param file for problems */
export function readSupportWindows(file: string, yaml: string): Read<SupportWindow> {
  const { items, problems, report } = readList(file, yaml, windowSchema);
  const windows = items.map(({ item }): SupportWindow => ({
    ...item,
    from: item.from ?? null,
    released: item.released ?? null,
    until: item.until ?? null,
  }));
  windows.forEach((window, index) => {
    const other = windows
      .slice(0, index)
      .find((each) => each.product === window.product && overlaps(each, window));
    if (other)
      report(
        index,
        `\`${window.label}\` overlaps \`${other.label}\``,
        "each version can be in only one window",
      );
  });
  return { items: windows, problems };
}

/** Reads `content/support/compatibility.yaml`, a list of rules. @param file for problems */
export function readCompatibilityRules(file: string, yaml: string): Read<CompatibilityRule> {
  const { items, problems } = readList(file, yaml, ruleSchema);
  const rules = items.map(({ item }): CompatibilityRule => ({
    product: item.product,
    from: item.versions.from,
    below: item.versions.below ?? null,
    with: item.with,
    supportedFrom: item.supported.from ?? null,
    supportedBelow: item.supported.below ?? null,
    oldestKnown: item.supported.oldest ?? null,
    newestKnown: item.supported.newest ?? null,
    feature: item.feature ?? null,
    note: item.note ?? null,
  }));
  return { items: rules, problems };
}

function overlaps(one: SupportWindow, other: SupportWindow): boolean {
  const startsBefore = (a: SupportWindow, b: SupportWindow) =>
    a.from === null || compareVersions(a.from, b.below) < 0;
  return startsBefore(one, other) && startsBefore(other, one);
}

/** Reads a YAML list. Invalid items are left out and reported with their position. */
function readList<Schema extends z.ZodType>(file: string, yaml: string, schema: Schema) {
  const { value, positionOf, problems } = readYaml(file, yaml);
  const items: { item: z.infer<Schema>; index: number }[] = [];
  const report = (position: number, message: string, hint: string) => {
    problems.push(errorIn(file, message, hint, positionOf([items[position]?.index ?? 0])));
  };
  if (problems.length > 0 || value === null) return { items, problems, report };
  if (!Array.isArray(value)) {
    const hint = "start the line of each item with a dash";
    problems.push(errorIn(file, "the file must be a list", hint, { line: 1, column: 1 }));
    return { items, problems, report };
  }
  value.forEach((each: unknown, index) => {
    const source = { file, positionOf: (path: readonly (string | number)[]) => positionOf([index, ...path]) };
    const checked = checkValue(source, each, schema);
    problems.push(...checked.problems);
    if (checked.value !== null) items.push({ item: checked.value, index });
  });
  return { items, problems, report };
}
