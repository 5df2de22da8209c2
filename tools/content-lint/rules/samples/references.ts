import { isObject } from "../../facts/schema-findings";
import type { Sample } from "../../document/sample";
import type { Finding } from "../../document/finding";
import { documentsIn } from "../../languages/yaml-documents";
import { sampleRule } from "../../rule/rule";

const reference = /(?<!\$)\$\{(\w+)\}/g;

/** Checks files for the CLI, both whole resources and pieces. In API calls, Gateway resolves the references itself. */
export const references = sampleRule(
  "samples/references",
  "Variable references in interceptors that the CLI would replace before Gateway can resolve them.",
  (sample, { facts }) => {
    const ids = facts.interceptors.map(({ id }) => id);
    return isFileForCli(sample, ids) ? referenceFindings(sample.code) : [];
  },
);

function isFileForCli(sample: Sample, interceptorIds: readonly string[]): boolean {
  const { language, form, part, file } = sample;
  if (language !== "yaml" || form !== "fence" || file.startsWith("content/changelog/")) return false;
  if (part !== undefined && interceptorIds.includes(part)) return true;
  return documentsIn(sample).some(({ value }) => isObject(value) && value.kind === "Interceptor");
}

function referenceFindings(code: string): Finding[] {
  return code.split("\n").flatMap((line, index) =>
    [...line.matchAll(reference)].map(([, name = ""]) => ({
      line: index + 1,
      message: `the CLI replaces \`\${${name}}\` from its own environment`,
      hint: `write \`$\${${name}}\`, so that Gateway resolves it from its own environment`,
    })),
  );
}
