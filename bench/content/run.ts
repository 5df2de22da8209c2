import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { checkContent } from "../../src/node/checks/check-content";
import { sentencesOf } from "../../src/node/checks/samples/read-samples";
import { readMetrics } from "../../src/node/data/reference-file";
import { readSiteConfiguration } from "../../src/node/site-configuration";

/**
 * `npm run bench:content`: how much content there is, how much of it machines check, and what lacks a picture.
 */
const { files, counts, facts, problems } = await checkContent(PROJECT_ROOT, readSiteConfiguration());
const isPartial = (file: string) => /\/_[^/]*$/.test(file);
const pages = files.filter(({ file }) => !isPartial(file));
const words = (text: string) =>
  sentencesOf(text)
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
const sectionOf = (file: string) => file.split("/")[1] ?? "";
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const sections = [...new Set(pages.map(({ file }) => sectionOf(file)))];
print(
  ["section", "pages", "words", "without a diagram"],
  [
    ...sections.map((name) => [name, pages.filter(({ file }) => sectionOf(file) === name)] as const),
    ["all", pages] as const,
  ].map(([name, own]) => [
    name,
    own.length,
    sum(own.map(({ text }) => words(text))),
    own.filter(({ text }) => !text.includes("```mermaid")).length,
  ]),
);

const languages = Object.entries(counts.byLanguage).sort(([, a], [, b]) => b.all - a.all);
print(
  ["language", "samples", "parsed"],
  [
    ...languages.map(([language, { all, parsed }]) => [language, all, parsed]),
    ["all", sum(languages.map(([, { all }]) => all)), sum(languages.map(([, { parsed }]) => parsed))],
  ],
);

print(
  ["data", "entries"],
  [
    ["interceptors", facts.interceptors.length],
    ["variables", sum((facts.variables?.groups ?? []).map(({ variables }) => variables.length))],
    ["metrics", sum((readMetrics(PROJECT_ROOT).value?.groups ?? []).map(({ metrics }) => metrics.length))],
    ["kinds of resources", facts.kinds.length],
    ["endpoints", sum((facts.api?.groups ?? []).map(({ endpoints }) => endpoints.length))],
    ["commands", facts.commandLine?.commands.length ?? 0],
    ["resources checked in samples", counts.resources],
    ["commands checked in sentences", counts.inline],
    ["errors found", problems.filter(({ severity }) => severity === "error").length],
  ],
);

function print(header: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const cells = [header, ...rows.map((row) => row.map(String))];
  const widths = header.map((_name, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
  console.log(`${lines.join("\n")}\n`);
}
