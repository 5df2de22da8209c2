import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { format, resolveConfig } from "prettier";
import { ensureChromium } from "../../scripts/debian/chromium.mjs";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { siteConfig } from "../../src/site/configuration";
import { serveDirectory } from "../../scripts/preview-server/serve-directory";
import { compileSite } from "./compile-site";
import { writePagefindPage } from "./pagefind-page";
import { visit, type MeasuredSite, type VisitFigures } from "./slow-line-visit";

/** Some of the queries used for tuning that both engines answer. */
const queries = [
  { query: "kerberos", page: "/gateway/configuration/kafka-authentication/" },
  { query: "prometheus scrape", page: "/platform/reference/metric-reference/" },
  { query: "disaster recovery", page: "/gateway/how-to/configuring-failover/" },
  { query: "debug logging json", page: "/gateway/how-to/custom-logging/" },
  { query: "virtual clusters", page: "/gateway/concepts/virtual-clusters/" },
];
/** Milliseconds between keystrokes: all at the same time, as if pasted, and at typing speed. */
const speeds = [0, 120];

/**
 * `npm run bench:slow-line`: measures the first search on slow 4G, for the most recently built site and for Pagefind over the
 * same pages. Writes slow-line.md.
 */
const folder = mkdtempSync(path.join(tmpdir(), "slow-line-"));
await writePagefindPage(compileSite(PROJECT_ROOT, siteConfig), folder);
const servers = await Promise.all([
  serveDirectory(path.join(PROJECT_ROOT, "public")),
  serveDirectory(folder, ""),
]);
const [own, other] = servers.map(({ url }) => url);
const sites: MeasuredSite[] = [
  {
    name: "this site",
    url: `${own ?? ""}/gateway/concepts/interceptors/`,
    ready: "header button",
    resultFor: (page) => `dialog [data-hit^="${page}"]`,
  },
  {
    name: "Pagefind with Starlight's settings",
    url: `${other ?? ""}/`,
    ready: "[data-ready]",
    resultFor: (page) => `dialog a[href^="${page}"]`,
  },
];
const browser = await chromium.launch({ executablePath: await ensureChromium() });
const rows: string[] = [];
try {
  for (const perKey of speeds) {
    for (const site of sites) {
      const visits: VisitFigures[] = [];
      for (const query of queries) {
        const figures = await visit(browser, site, query, perKey);
        console.log(site.name, perKey, query.query, figures);
        visits.push(figures);
      }
      rows.push(row(site.name, perKey, visits));
    }
  }
} finally {
  await browser.close();
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true });
}
const text = `# First search on a slow connection

Written by \`npm run bench:slow-line\` (Node ${process.versions.node}, ${String(cpus().length)} cores, one run). The connection is
slow 4G (1.6 Mbit/s, 150 ms per request), only the page itself is cached, and each of the ${String(queries.length)} queries runs in a new browser
profile. Pagefind has the same pages, and its interface has the same settings as in Starlight.

| | keys | field ready, median | correct page after the last key, median | longest | transferred without worker scripts, median |
| --- | --- | --: | --: | --: | --: |
${rows.join("\n")}
`;
const file = path.join(import.meta.dirname, "slow-line.md");
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
console.log(text);

function row(name: string, perKey: number, visits: readonly VisitFigures[]): string {
  const sorted = (of: (figures: VisitFigures) => number) => visits.map(of).sort((one, two) => one - two);
  const median = (of: (figures: VisitFigures) => number) => sorted(of)[Math.floor(visits.length / 2)] ?? 0;
  const seconds = (time: number) => (time < 0 ? "before the last key" : `${(time / 1000).toFixed(2)} s`);
  const cells = [
    name,
    perKey === 0 ? "all at the same time" : `one per ${String(perKey)} ms`,
    seconds(median(({ field }) => field)),
    seconds(median(({ result }) => result)),
    seconds(sorted(({ result }) => result).at(-1) ?? 0),
    `${(median(({ bytes }) => bytes) / 1000).toFixed(0)} KB`,
  ];
  return `| ${cells.join(" | ")} |`;
}
