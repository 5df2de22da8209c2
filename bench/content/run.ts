import { writeFileSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { checkContent } from "../../src/node/checks/check-content";
import { hasDiagram } from "../../src/node/checks/missing-diagrams";
import { sentencesOf } from "../../src/node/checks/samples/read-samples";
import { readMetrics } from "../../src/node/data/reference-file";
import { readSiteConfiguration } from "../../src/node/site-configuration";
import { results, sum, type CountRow } from "./results";

/**
 * `npm run bench:content`: how much content there is, how much of it machines check, and what lacks a picture. Prints it
 * and writes bench/content/results.md.
 */
const { files, counts, facts, problems } = await checkContent(PROJECT_ROOT, readSiteConfiguration());
const isPartial = (file: string) => /\/_[^/]*$/.test(file);
const pages = files.filter(({ file }) => !isPartial(file));
const words = (text: string) =>
  sentencesOf(text)
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
const sectionOf = (file: string) => file.split("/")[1] ?? "";
const withoutDiagram = pages.filter((page) => !hasDiagram(page, files)).map(({ file }) => file);

const text = results({
  sections: [...new Set(pages.map(({ file }) => sectionOf(file)))].map((name): CountRow => {
    const own = pages.filter(({ file }) => sectionOf(file) === name);
    const undrawn = withoutDiagram.filter((file) => sectionOf(file) === name);
    return [name, own.length, sum(own.map((page) => words(page.text))), undrawn.length];
  }),
  languages: Object.entries(counts.byLanguage)
    .sort(([, a], [, b]) => b.all - a.all)
    .map(([language, { all, parsed }]): CountRow => [language, all, parsed]),
  data: [
    ["interceptors", facts.interceptors.length],
    ["variables", sum(facts.variables.map(({ names }) => names.length))],
    ["metrics", sum((readMetrics(PROJECT_ROOT).value?.groups ?? []).map(({ metrics }) => metrics.length))],
    ["kinds of resources", facts.kinds.length],
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
