import { expect, test } from "vitest";
import { judge } from "../../model/release/compatibility";
import { formatProblem } from "../../model/problem/problem";
import { chartBlocks } from "../data/chart-blocks";
import { chartRules, parseCharts, readCharts } from "./chart-file";

const yaml = `charts:
  - product: console
    chart: "1.2.0"
    supports: ["1.18.0", "1.17.3"]
    breaks: dashboards
    change: The dashboard changed.
  - product: console
    chart: "1.1.0"
    supports: ["1.17.3"]
`;

test("a version works with all charts from the first to the last one that support it", () => {
  const rules = chartRules(parseCharts("charts.yaml", yaml).value!);
  const shown = rules.map((rule) => [
    `${rule.product} ${rule.from} to ${rule.below ?? ""} with ${rule.with}`,
    rule.supportedFrom,
    rule.supportedBelow,
    rule.newestKnown,
  ]);
  expect(shown).toEqual([
    ["console 1.17.3 to 1.17.4 with console-chart", "1.1.0", null, "1.2.0"],
    ["console 1.18.0 to 1.18.1 with console-chart", "1.2.0", null, "1.2.0"],
  ]);
});

test("a later chart that no longer supports a version ends its range", () => {
  const later = yaml.replace('["1.18.0", "1.17.3"]', '["1.18.0"]');
  const [first] = chartRules(parseCharts("charts.yaml", later).value!);
  expect(first).toMatchObject({ from: "1.17.3", supportedBelow: "1.2.0", newestKnown: null });
});

test("a chart with a change that breaks nothing is reported at its line", () => {
  const { value, problems } = parseCharts("charts.yaml", yaml.replace("    breaks: dashboards\n", ""));
  expect(value).toBeNull();
  expect(problems.map(formatProblem).join("\n")).toMatch(/^charts\.yaml:5:\d+ .*`breaks` and `change`/);
});

test("the site's charts are valid, and each product has a table of its charts", () => {
  const { value, problems } = readCharts(process.cwd());
  expect(problems).toEqual([]);
  expect(new Set(value!.map(({ product, chart }) => `${product} ${chart}`)).size).toBe(value!.length);
  const { markdown } = chartBlocks.ChartVersions!.make({ product: "console" }, process.cwd());
  expect(markdown).toContain(
    "| `1.9.0` | 1.24.0 | The paths of the liveness and readiness probes changed. |",
  );
});

test("the picker answers for a version and a chart, but not for charts newer than the newest known", () => {
  const rules = chartRules(readCharts(process.cwd()).value!);
  const verdict = (console: string, chart: string) =>
    judge({ console, "console-chart": chart }, rules)?.verdict;
  const verdictOfGateway = (gateway: string, chart: string) =>
    judge({ gateway, "gateway-chart": chart }, rules)?.verdict;
  expect(verdict("1.24.0", "1.9.0")).toBe("yes");
  expect(verdict("1.24.0", "1.8.1")).toBe("no");
  expect(verdict("1.23.0", "1.9.0")).toBe("no");
  expect(verdict("1.28.0", "1.14.0")).toBe("yes");
  expect(verdict("1.33.0", "1.17.1")).toBe("no");
  expect(verdict("1.33.0", "1.18.0")).toBe("yes");
  expect(verdict("1.33.0", "1.19.0")).toBe("unknown");
  expect(verdictOfGateway("3.8.1", "3.8.1")).toBe("no");
  expect(verdictOfGateway("3.8.1", "3.9.0")).toBe("yes");
  expect(verdictOfGateway("3.8.1", "3.10.0")).toBe("unknown");
});
