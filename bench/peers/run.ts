import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import type { BuildFigures } from "../build/measured-build";
import { docusaurusSite } from "./docusaurus-site";
import { ourSite } from "./our-site";
import type { PeerSite } from "./peer-site";

/**
 * `npm run bench:peers`: builds the same generated pages alternately with Docusaurus (with Rspack and SWC) and with this
 * project, twice each. The first build of a round starts without any cache. The table is written to results.md.
 *
 *     npm run bench:peers -- 100    # with a number of pages other than 400
 */
const rounds = 2;
const pages = Number(process.argv[2] ?? 400);
if (!Number.isInteger(pages) || pages < 10)
  throw new Error(`"${process.argv[2]}" isn't a number of pages. Use a whole number of at least 10.`);

const steps = [
  { kind: "cold", prepare: (site: PeerSite) => site.forget() },
  { kind: "nothing changed", prepare: () => undefined },
  { kind: "one page changed", prepare: (site: PeerSite) => site.changePage() },
];
const date = new Date().toISOString().slice(0, 10);
const [loadBefore = 0] = loadavg();
const sites = [await docusaurusSite(pages), await ourSite(pages)];
const rows: string[] = [];
for (let round = 1; round <= rounds; round += 1) {
  for (const { kind, prepare } of steps) {
    for (const site of sites) {
      prepare(site);
      rows.push(row(site.name, kind, round, await site.build()));
      console.log(rows.at(-1));
    }
  }
}
const table = [
  `${date}: ${pages} generated pages, Node ${process.version}, ${cpus().length} cores, all in one run (\`npm run bench:peers\`).`,
  `A cold build has no caches. The load average was ${loadBefore.toFixed(1)} before the run: if other programs`,
  "were running, compare processor time, not wall time.",
  "",
  "| | build | round | wall time | processor time | largest process | all processes |",
  "| --- | --- | --: | --: | --: | --: | --: |",
  ...rows,
  "",
].join("\n");
writeFileSync(join(import.meta.dirname, "results.md"), table);
console.log(table);

function row(name: string, kind: string, round: number, figures: BuildFigures): string {
  const { seconds, processorSeconds, largestProcess, allProcesses } = figures;
  const gigabytes = (megabytes: number) => (megabytes / 1024).toFixed(2);
  return (
    `| ${name} | ${kind} | ${round} | ${seconds.toFixed(0)} s | ${processorSeconds.toFixed(0)} s | ` +
    `${gigabytes(largestProcess)} GB | ${gigabytes(allProcesses)} GB |`
  );
}
