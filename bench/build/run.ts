import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { prepareFixtureSite } from "../../tests/harness/fixture-site";
import { FIXTURE_SITES } from "../../tests/harness/paths";
import { firstVisit, type FirstVisit } from "./first-visit";
import { generateContent } from "./generate-content";
import { measuredBuild, type BuildFigures } from "./measured-build";

/**
 * Builds generated sites of several sizes from nothing and prints a table. All figures of a table are from one run on
 * one machine: read them as ratios.
 *
 *     npm run bench:build                         # all sizes, about an hour on two cores
 *     npm run bench:build -- data:100 modules:100 # some
 */
const all = ["data:100", "data:400", "data:1000", "data:5000", "modules:100", "modules:400", "modules:1000"];
const visited = "/guide/group-0/folder-0/page-7/";

interface Row extends BuildFigures, FirstVisit {
  kind: string;
  count: number;
}

const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const entry of wanted.length > 0 ? wanted : all) {
  const [kind = "", pages = ""] = entry.split(":");
  const count = Number(pages);
  if (!["data", "modules"].includes(kind) || !Number.isInteger(count) || count < 1) {
    throw new Error(`"${entry}" isn't a build to measure. Use data:N or modules:N.`);
  }
  const directory = kind === "data" ? await contentAsData(count) : mdxModules(count);
  console.log(`Building ${count} pages, ${kind} …`);
  const figures = await measuredBuild(directory);
  const visit = await firstVisit(join(directory, "public"), visited);
  rows.push({ kind, count, ...figures, ...visit });
  rmSync(directory, { recursive: true, force: true });
  writeFileSync(join(PROJECT_ROOT, "bench/build/results.md"), table(rows));
}
console.log(table(rows));

async function contentAsData(count: number): Promise<string> {
  const directory = await prepareFixtureSite("bench", { clean: true });
  generateContent(join(directory, "content/guide"), count);
  return directory;
}

function mdxModules(count: number): string {
  const directory = join(FIXTURE_SITES, "bench-modules");
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  cpSync(join(PROJECT_ROOT, "bench/build/mdx-modules"), directory, { recursive: true });
  cpSync(join(PROJECT_ROOT, "package.json"), join(directory, "package.json"));
  generateContent(join(directory, "content/guide"), count);
  return directory;
}

function table(results: readonly Row[]): string {
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  const lines = results.map(
    (row) =>
      `| ${row.kind === "data" ? "content as data" : "MDX as modules"} | ${row.count} | ${row.seconds.toFixed(0)} s | ` +
      `${(row.largestProcess / 1024).toFixed(2)} GB | ${(row.allProcesses / 1024).toFixed(2)} GB | ` +
      `${kilobytes(row.script)} KB | ${kilobytes(row.document)} KB | ${kilobytes(row.data)} KB |`,
  );
  return [
    `Measured with Node ${process.version} on ${cpus().length} cores, in one run of cold builds.`,
    "",
    "| | pages | build | largest process | all processes | script | document | page data |",
    "| --- | --: | --: | --: | --: | --: | --: | --: |",
    ...lines,
    "",
  ].join("\n");
}
