import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import {
  compatibilityParts,
  isOurProduct,
  readVersion,
  type CompatibilityRule,
} from "../../model/release/compatibility";
import type { ContentProblem } from "../../model/problem/problem";
import { yamlProblems } from "../reading/yaml-problems";
import { describeIssues } from "../../model/problem/schema-issue";
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

/** Parses a YAML list. Invalid items are left out and reported with their line. */
function readList<Schema extends z.ZodType>(file: string, yaml: string, schema: Schema) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const problems: ContentProblem[] = [];
  const add = (line: number, message: string, hint?: string) => {
    problems.push({ severity: "error", file, line, column: 1, message, ...(hint ? { hint } : {}) });
  };
  const items: { item: z.infer<Schema>; index: number }[] = [];
  const lineAt = (index: number, key?: string | number): number => {
    const node = isSeq(document.contents) ? document.contents.items[index] : undefined;
    const keys = isMap(node) ? node.items.map((pair) => pair.key) : [];
    const position = keys.find((each) => isScalar(each) && each.value === key) ?? node;
    return isNode(position) ? lines.linePos(position.range[0]).line : 1;
  };
  for (const { offset, message, hint } of yamlProblems(document, yaml))
    add(lines.linePos(offset).line, message, hint);
  if (problems.length === 0) {
    const value: unknown = document.toJS() ?? [];
    if (!Array.isArray(value)) add(1, "the file must be a list", "start the line of each item with a dash");
    else
      value.forEach((each: unknown, index) => {
        const result = schema.safeParse(each);
        if (result.success) items.push({ item: result.data, index });
        else
          for (const { path, key, message } of describeIssues(result.error.issues, each))
            add(lineAt(index, path[0]), `\`${key}\` ${message}`);
      });
  }
  const report = (position: number, message: string, hint: string) => {
    add(lineAt(items[position]?.index ?? 0), message, hint);
  };
  return { items, problems, report };
}
