import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { prepareFixtureSite } from "../../tests/harness/fixture-site";
import { FIXTURE_SITES } from "../../tests/harness/paths";
import { generateContent } from "../build/generate-content";
import { measuredBuild, measuredCommand, type BuildFigures } from "../build/measured-build";
import { asDocusaurus } from "./peer-content";

/**
 * `npm run bench:peers`: builds the same generated pages with Docusaurus (with its Rspack and SWC) and with ours, in turn,
 * twice, each time without a cache of any kind. The table goes to results.md.
 *
 *     npm run bench:peers -- 100    # with another number of pages than 400
 */
const rounds = 2;
const pages = Number(process.argv[2] ?? 400);
if (!Number.isInteger(pages) || pages < 1) throw new Error(`Not a number of pages: ${process.argv[2]}`);

const docusaurus = await installDocusaurus();
const rows: string[] = [];
for (let round = 1; round <= rounds; round += 1) {
  rows.push(row("Docusaurus (faster)", round, await buildDocusaurus()));
  rows.push(row("ours", round, await buildOurs()));
}
const { version } = JSON.parse(
  readFileSync(join(docusaurus, "node_modules/@docusaurus/core/package.json"), "utf8"),
) as { version: string };
const table = [
  `${pages} generated pages, Docusaurus ${version}, Node ${process.version}, ${cpus().length} cores, cold builds, one after`,
  "the other in one run (`npm run bench:peers`).",
  "",
  "| | round | wall | processors | largest process | all processes |",
  "| --- | --: | --: | --: | --: | --: |",
  ...rows,
  "",
].join("\n");
writeFileSync(join(import.meta.dirname, "results.md"), table);
console.log(table);

/** A site of Docusaurus with its packages, in a folder of its own: they are no part of this project. */
async function installDocusaurus(): Promise<string> {
  const directory = join(FIXTURE_SITES, "bench-docusaurus");
  cpSync(join(import.meta.dirname, "docusaurus"), directory, { recursive: true });
  const install = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts"];
  await measuredCommand(install, directory, process.env);
  const content = join(directory, "content/guide");
  generateContent(content, pages);
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".mdx")) continue;
    const path = join(content, file);
    writeFileSync(path, asDocusaurus(readFileSync(path, "utf8")));
  }
  return directory;
}

function buildDocusaurus(): Promise<BuildFigures> {
  for (const folder of ["build", ".docusaurus", "node_modules/.cache"])
    rmSync(join(docusaurus, folder), { recursive: true, force: true });
  const command = [
    process.execPath,
    join(docusaurus, "node_modules/@docusaurus/core/bin/docusaurus.mjs"),
    "build",
  ];
  return measuredCommand(command, docusaurus, { ...process.env, CI: "true" });
}

async function buildOurs(): Promise<BuildFigures> {
  rmSync(join(PROJECT_ROOT, "node_modules/.cache"), { recursive: true, force: true });
  const directory = await prepareFixtureSite("bench", { clean: true });
  generateContent(join(directory, "content/guide"), pages);
  return measuredBuild(directory);
}

function row(name: string, round: number, figures: BuildFigures): string {
  const { seconds, processorSeconds, largestProcess, allProcesses } = figures;
  const gigabytes = (megabytes: number) => (megabytes / 1024).toFixed(2);
  return (
    `| ${name} | ${round} | ${seconds.toFixed(0)} s | ${processorSeconds.toFixed(0)} s | ` +
    `${gigabytes(largestProcess)} GB | ${gigabytes(allProcesses)} GB |`
  );
}
