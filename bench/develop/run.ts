import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Browser, type Page } from "playwright-core";
import { ensureChromium } from "../../scripts/debian/chromium.mjs";
import { startDevelop, type DevelopServer } from "../../tests/harness/develop-server";
import { processTree } from "../build/process-tree";
import { copyAuthorSite } from "./author-site";
import { edits, type Edit } from "./edits";

/**
 * `npm run bench:develop`: measures how long an author waits for `npm run develop`, without and with the cache of the last run,
 * and for a change to appear on the screen. It works on a copy of the site. The table is written to results.md.
 */
const rounds = 3;

const date = new Date().toISOString().slice(0, 10);
const [loadBefore = 0] = loadavg();
const directory = await copyAuthorSite();
const rows: string[] = [];
const cold = await startWatched("ready, cold");
// Gatsby saves its cache only when there is nothing left to do.
await untilIdle(cold);
await cold.close();
const warm = await startWatched("ready, warm");
await untilIdle(warm);
const browser = await chromium.launch({ executablePath: await ensureChromium() });
try {
  for (const edit of edits) rows.push(await editRow(edit, browser, warm));
} finally {
  await browser.close();
  await warm.close();
}
const table = [
  `${date}: the site with its content, Node ${process.version}, ${cpus().length} cores (\`npm run bench:develop\`).`,
  `The load average was ${loadBefore.toFixed(1)} before the run.`,
  "",
  "| | wall time | processor time |",
  "| --- | --: | --: |",
  ...rows,
  "",
].join("\n");
writeFileSync(join(import.meta.dirname, "results.md"), table);
console.log(table);

/** Starts the server and adds a row with the time until it delivers scripts. */
async function startWatched(name: string): Promise<DevelopServer> {
  const started = performance.now();
  const server = await startDevelop(directory);
  const seconds = (performance.now() - started) / 1000;
  rows.push(`| ${name} | ${seconds.toFixed(1)} s | ${processorSeconds(server).toFixed(1)} s |`);
  console.log(rows.at(-1));
  return server;
}

/** Processor seconds used by all of the server's processes so far. */
function processorSeconds({ processId }: DevelopServer): number {
  return processTree(processId).reduce((sum, process) => sum + process.processorSeconds, 0);
}

/** Waits until the server's processes have done almost nothing for two seconds. */
async function untilIdle(server: DevelopServer): Promise<void> {
  let before: number;
  do {
    before = processorSeconds(server);
    await sleep(2_000);
  } while (processorSeconds(server) - before > 0.2);
}

/** Changes a file several times, and measures each time from saving it until the change is visible. */
async function editRow(edit: Edit, browserOfAuthor: Browser, server: DevelopServer): Promise<string> {
  const page = await browserOfAuthor.newPage();
  try {
    await page.goto(server.url + edit.path, { waitUntil: "networkidle" });
    const busyBefore = processorSeconds(server);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await secondsUntilSeen(edit, page, `edited${Date.now()}`));
    const busy = (processorSeconds(server) - busyBefore) / rounds;
    const row = `| ${edit.name}, from saving to showing | ${times.map((time) => time.toFixed(1)).join(", ")} s | ${busy.toFixed(1)} s |`;
    console.log(row);
    return row;
  } finally {
    await page.close();
  }
}

async function secondsUntilSeen({ file, change }: Edit, page: Page, word: string): Promise<number> {
  const path = join(directory, file);
  const text = readFileSync(path, "utf8");
  const changed = change(text, word);
  if (!changed.includes(word)) throw new Error(`The change to ${file} doesn't add a word.`);
  const saved = performance.now();
  writeFileSync(path, changed);
  try {
    await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), word, {
      timeout: 60_000,
    });
  } catch (error) {
    throw new Error(`The change to ${file} isn't on the page. Gatsby printed:\n${warm.output()}`, {
      cause: error,
    });
  }
  return (performance.now() - saved) / 1000;
}
