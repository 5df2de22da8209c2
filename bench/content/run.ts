import { writeFileSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { readMetrics } from "../../src/node/data-files/reference-file";
import { readSiteConfiguration } from "../../src/node/configuration/site-configuration";
import { checkContent } from "../../tools/content-lint/check-content";
import { readContent } from "../../tools/content-lint/rule/content";
import { countSamples } from "../../tools/content-lint/count-samples";
import type { ContentDocument } from "../../tools/content-lint/document/content-document";
import { hasDiagram } from "../../tools/content-lint/rules/pages/missing-diagrams";
import { results, sum, type CountRow } from "./results";

/**
 * `npm run bench:content`: counts the content, the share of it that is checked automatically, and the pages without a diagram.
 * Prints the counts and writes bench/content/results.md.
 */
const content = readContent(PROJECT_ROOT, readSiteConfiguration());
const { documents, facts } = content;
const problems = await checkContent(content);
const counts = countSamples(content);
const pages = documents.filter(({ kind }) => kind !== "partial");
const words = ({ sentences }: ContentDocument) =>
  sentences.split(/\s+/).filter((word) => /\w/.test(word)).length;
const sectionOf = (file: string) => file.split("/")[1] ?? "";
const withoutDiagram = pages.filter((page) => !hasDiagram(page, documents)).map(({ file }) => file);

const text = results({
  sections: [...new Set(pages.map(({ file }) => sectionOf(file)))].map((name): CountRow => {
    const own = pages.filter(({ file }) => sectionOf(file) === name);
    const undrawn = withoutDiagram.filter((file) => sectionOf(file) === name);
    return [name, own.length, sum(own.map((page) => words(page))), undrawn.length];
  }),
  languages: Object.entries(counts.byLanguage)
    .sort(([, a], [, b]) => b.all - a.all)
    .map(([language, { all, parsed }]): CountRow => [language, all, parsed]),
  data: [
    ["interceptors", facts.interceptors.length],
    ["variables", sum(facts.variables.map(({ names }) => names.length))],
    ["metrics", sum((readMetrics(PROJECT_ROOT).value?.groups ?? []).map(({ metrics }) => metrics.length))],
    ["resource kinds", facts.kinds.length],
    ["endpoints", sum((facts.api?.groups ?? []).map(({ endpoints }) => endpoints.length))],
    ["commands", facts.commandLine?.commands.length ?? 0],
    ["resources checked in samples", counts.resources],
    ["commands checked in sentences", counts.inline],
    ["errors found", problems.filter(({ severity }) => severity === "error").length],
  ],
  withoutDiagram: withoutDiagram.filter((file) => sectionOf(file) !== "changelog"),
});
console.log(text);
writeFileSync(path.join(PROJECT_ROOT, "bench/content/results.md"), text);
