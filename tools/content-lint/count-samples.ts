import type { Content } from "./rule/content";
import { isShell } from "./document/embedded";
import { resourcesIn } from "./facts/resource-names";
import { documentsIn } from "./languages/yaml-documents";
import { hasParser } from "./rules/samples/syntax";
import { samplesOf } from "./rule/rule";

/** What was examined. */
export interface SampleCounts {
  /** Samples by language, and how many of them were parsed. Samples in sentences don't count. */
  byLanguage: Record<string, { all: number; parsed: number }>;
  /** Resources that were checked against their kind. */
  resources: number;
  /** Commands in sentences. */
  inline: number;
}

/** Counts the samples in all content. */
export function countSamples(content: Pick<Content, "documents">): SampleCounts {
  const samples = content.documents.flatMap((document) => document.samples);
  const byLanguage: SampleCounts["byLanguage"] = {};
  for (const sample of samples.filter(({ form }) => form === "fence")) {
    const row = (byLanguage[sample.language || "none"] ??= { all: 0, parsed: 0 });
    row.all += 1;
    if (!sample.wrong && (hasParser(sample.language) || isShell(sample))) row.parsed += 1;
  }
  return {
    byLanguage,
    resources: samplesOf(content).flatMap(documentsIn).flatMap(resourcesIn).length,
    inline: samples.filter(({ form }) => form === "inline").length,
  };
}
