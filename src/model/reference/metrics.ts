import { z } from "zod";

const text = z.string().trim().min(1);

const metric = z.strictObject({
  /** The documented name. @example "gateway_bytes_exchanged" */
  name: z.string().regex(/^[a-z][A-Za-z0-9_]*$/, "a metric such as gateway_thread_tasks"),
  /** Names in the output of `/metrics`, if they differ. @example ["gateway_bytes_exchanged_total"] */
  series: z.array(text).default([]),
  /** Left out if it isn't known. */
  type: z.enum(["counter", "gauge", "timer", "histogram"]).optional(),
  unit: text.optional(),
  labels: z.array(text).default([]),
  description: text,
  since: text.optional(),
});

/** A metric that was removed, but that release notes from its time can still mention. */
const formerMetric = z.strictObject({
  name: metric.shape.name,
  dropped: z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as "3.0.0"'),
});

/** The schema of `content/reference/*-metrics.yaml`: the metrics of a product, in groups. */
export const metricsSchema = z.strictObject({
  former: z.array(formerMetric).default([]),
  groups: z
    .array(
      z.strictObject({ id: z.string().regex(/^[a-z-]+$/), title: text, metrics: z.array(metric).min(1) }),
    )
    .min(1),
});

export type Metrics = z.infer<typeof metricsSchema>;
export type Metric = z.infer<typeof metric>;
