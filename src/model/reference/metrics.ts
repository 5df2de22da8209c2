import { z } from "zod";

const text = z.string().trim().min(1);

/** A metric of a product. */
export const metricSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][A-Za-z0-9_]*$/, "a metric such as gateway_thread_tasks")
    .describe("The documented name"),
  series: z.array(text).default([]).describe("Names in the output of /metrics, if they differ"),
  type: z
    .enum(["counter", "gauge", "timer", "histogram"])
    .optional()
    .describe("counter, gauge, timer or histogram; null if it isn't known"),
  unit: text.optional().describe("Such as milliseconds or bytes; null for a count"),
  labels: z.array(text).default([]).describe("Names of the labels that distinguish its values"),
  description: text.describe("What it measures"),
  since: text.optional().describe("The first version that has it, if it is known"),
});

/** A metric that was removed, but that release notes from its time can still mention. */
const formerMetric = z.strictObject({
  name: metricSchema.shape.name,
  dropped: z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as "3.0.0"'),
});

/** The schema of `content/reference/*-metrics.yaml`: the metrics of a product, in groups. */
export const metricsSchema = z.strictObject({
  former: z.array(formerMetric).default([]),
  groups: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        title: text,
        metrics: z.array(metricSchema).min(1),
      }),
    )
    .min(1),
});

export type Metrics = z.infer<typeof metricsSchema>;
export type Metric = z.infer<typeof metricSchema>;
