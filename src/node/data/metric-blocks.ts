import type { Metric } from "../../model/reference/metrics";
import { anchored } from "./anchored";
import type { BlockDefinition } from "./block-definition";
import { groupBlock } from "./group-block";
import { code, table } from "./markdown-table";
import { readMetrics, referenceFiles } from "../data-files/reference-file";

/** The component that shows a group of metrics: `<Metrics group="traffic" />`. */
export const metricBlocks: Readonly<Record<string, BlockDefinition>> = {
  Metrics: groupBlock("Metrics", referenceFiles.metrics, readMetrics, ({ metrics }) => metricTable(metrics)),
};

function metricTable(metrics: readonly Metric[]): string {
  return table(
    ["Metric", "Type", "Labels", "Description"],
    metrics.map((metric) => [
      anchored(metric.name, metric.name),
      [metric.type, metric.unit].filter((each) => each !== undefined).join(", "),
      metric.labels.map(code).join(", "),
      describe(metric),
    ]),
  );
}

function describe({ description, series, since }: Metric): string {
  return [
    description,
    ...(series.length > 0 ? [`Shown as ${series.map(code).join(", ")}.`] : []),
    ...(since === undefined ? [] : [`Since ${since}.`]),
  ].join(" ");
}
