import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { ensureChromium } from "../../scripts/chromium.mjs";
import { prepareFixtureSite } from "../../tests/harness/fixture-site";
import { startDevelop } from "./develop-server";

/**
 * `npm run bench:develop`: how long an author waits for `npm run develop`, without and with the cache of the last time, and
 * from saving a file to seeing the change. It works on the fixture site `basic`. The table goes to results.md.
 */
const port = 8765;
const rounds = 3;

interface Edit {
  name: string;
  path: string;
  file: string;
  /** Makes the file show a word that wasn't there. */
  change: (text: string, word: string) => string;
}

const edits: Edit[] = [
  {
    name: "a page",
    path: "/manual/markdown/",
    file: "content/manual/markdown.mdx",
    change: (text, word) => `${text}\n${word}\n`,
  },
  {
    name: "a partial",
    path: "/manual/components/",
    file: "content/manual/shared/_create-topic.mdx",
    change: (text, word) => `${text}\n${word}\n`,
  },
  {
    name: "a sidebar",
    path: "/manual/markdown/",
    file: "content/manual/sidebar.yaml",
    change: (text, word) => `${text}- link: https://example.com/${word}\n  label: ${word}\n`,
  },
];

const directory = await prepareFixtureSite("basic", { clean: true });
const cold = await startDevelop(directory, port);
await cold.close();
const warm = await startDevelop(directory, port);
const rows = [`| ready, cold | ${cold.ready.toFixed(1)} s |`, `| ready, warm | ${warm.ready.toFixed(1)} s |`];
const browser = await chromium.launch({ executablePath: await ensureChromium() });
try {
  for (const edit of edits) {
    const page = await browser.newPage();
    await page.goto(warm.url + edit.path, { waitUntil: "networkidle" });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await timeOf(edit, page, `edited${Date.now()}`));
    rows.push(`| ${edit.name}: saved to seen | ${times.map((time) => time.toFixed(1)).join(", ")} s |`);
    await page.close();
  }
} finally {
  await browser.close();
  await warm.close();
}
const about = `The fixture site \`basic\`, Node ${process.version}, ${cpus().length} cores, one run (\`npm run bench:develop\`).`;
const table = [about, "", "| | |", "| --- | --: |", ...rows, ""].join("\n");
writeFileSync(join(import.meta.dirname, "results.md"), table);
console.log(table);

async function timeOf({ file, change }: Edit, page: Page, word: string): Promise<number> {
  const path = join(directory, file);
  const text = readFileSync(path, "utf8");
  const saved = performance.now();
  writeFileSync(path, change(text, word));
  await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), word, {
    timeout: 60_000,
  });
  return (performance.now() - saved) / 1000;
}
