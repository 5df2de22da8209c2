import { z } from "zod";
import type { CompatibilityRule } from "../../model/release/compatibility";
import { compareVersions, parseVersion } from "../../model/release/version";
import { checkYaml, type ReadData } from "../reading/yaml-file";
import { readDataFile } from "./data-file";

/** Which versions of a product each version of its Helm chart supports. */
export const chartsFile = "content/support/charts.yaml";

const version = z
  .string()
  .refine((text) => parseVersion(text) !== null, "a version such as 1.13.0, in quotes");

const chart = z
  .strictObject({
    product: z.enum(["console", "gateway"]),
    chart: version,
    supports: z.array(version).min(1),
    /** What a breaking change to the chart itself affects. */
    breaks: z.enum(["deployment", "dashboards"]).optional(),
    change: z.string().trim().min(1).optional(),
  })
  .refine(({ breaks, change }) => (breaks === undefined) === (change === undefined), {
    path: ["change"],
    error: "given together with `breaks`, or left out",
  });

/** The whole file. */
export const chartsSchema = z.strictObject({ charts: z.array(chart) });

export type Chart = z.infer<typeof chart>;

/** The charts of a site. */
export function readCharts(root: string): ReadData<Chart[]> {
  const { value, problems } = readDataFile(root, chartsFile, chartsSchema);
  return { value: value?.charts ?? null, problems };
}

/** The charts of a file. @param file for problems */
export function parseCharts(file: string, yaml: string): ReadData<Chart[]> {
  const { value, problems } = checkYaml(file, yaml, chartsSchema);
  return { value: value?.charts ?? null, problems };
}

/**
 * Determines the charts for each version of a product: from the first chart that supports it to the last. Nothing is known
 * about versions after the newest published chart.
 */
export function chartRules(charts: readonly Chart[]): CompatibilityRule[] {
  return (["console", "gateway"] as const).flatMap((product) => {
    const own = charts
      .filter((each) => each.product === product)
      .toSorted((a, b) => compareVersions(a.chart, b.chart));
    const versions = [...new Set(own.flatMap(({ supports }) => supports))];
    return versions.map((from) => ruleOf(product, from, own));
  });
}

/** @param own the product's charts, lowest first */
function ruleOf(product: Chart["product"], from: string, own: readonly Chart[]): CompatibilityRule {
  const first = own.findIndex(({ supports }) => supports.includes(from));
  const last = own.findLastIndex(({ supports }) => supports.includes(from));
  const next = own[last + 1]?.chart ?? null;
  const { major = 0, minor = 0, patch = 0 } = parseVersion(from) ?? {};
  return {
    ...{ product, from, below: `${major}.${minor}.${patch + 1}`, with: `${product}-chart` },
    ...{ supportedFrom: own[first]?.chart ?? null, supportedBelow: next },
    ...{ oldestKnown: null, newestKnown: next === null ? (own.at(-1)?.chart ?? null) : null },
    ...{ feature: null, note: null },
  };
}
