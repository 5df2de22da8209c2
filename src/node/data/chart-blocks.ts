import { z } from "zod";
import type { BlockDefinition } from "./block-definition";
import { chartsFile, readCharts, type Chart } from "../data-files/chart-file";
import { code, table } from "./markdown-table";

const productNames: Readonly<Record<Chart["product"], string>> = { console: "Console", gateway: "Gateway" };

/** The component that shows which versions each Helm chart supports: `<ChartVersions product="console" />`. */
export const chartBlocks: Readonly<Record<string, BlockDefinition>> = {
  ChartVersions: {
    properties: z.strictObject({ product: z.enum(["console", "gateway"]) }),
    usage: '<ChartVersions product="console" />',
    make: ({ product }, root) => {
      const charts = (readCharts(root).value ?? []).filter((each) => each.product === product);
      const [first] = charts;
      if (!first) {
        const problem = { message: "the data has no charts", hint: `check \`charts\` in ${chartsFile}` };
        return { file: chartsFile, markdown: "", problem };
      }
      return { file: chartsFile, markdown: chartTable(productNames[first.product], charts) };
    },
  },
};

function chartTable(name: string, charts: readonly Chart[]): string {
  return table(
    ["Chart", `${name} versions`, "Breaking changes"],
    charts.map(({ chart, supports, breaks, change }) => [
      code(chart),
      supports.join(", "),
      change === undefined ? "" : `${breaks === "dashboards" ? "Dashboards only: " : ""}${change}`,
    ]),
  );
}
