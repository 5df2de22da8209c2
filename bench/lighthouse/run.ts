import { writeFileSync } from "node:fs";
import path from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ensureChromium } from "../../scripts/debian/chromium.mjs";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { serveDirectory } from "../../scripts/preview-server/serve-directory";

/** One page of each kind that readers land on. */
const paths = [
  "/",
  "/gateway/concepts/interceptors/",
  "/gateway/configuration/env-variables/",
  "/gateway/category/interceptor-catalog/",
  "/changelog/",
  "/changelog/Gateway-3.8.1/",
  "/guides/support/upgrade/",
  "/support/",
  "/search/?q=acks",
  "/faq/",
];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * `npm run bench:lighthouse`: Lighthouse scores for the most recently built site, on Lighthouse's slow phone (four times slower
 * than this machine, 1.6 Mbit/s), with a separate browser for each page. The table is written to results.md.
 */
const server = await serveDirectory(path.join(PROJECT_ROOT, "public"));
const rows: string[][] = [];
try {
  for (const page of paths) rows.push([page, ...(await measure(server.url + page))]);
} finally {
  await server.close();
}
const heads = ["page", ...categories, "first paint", "largest paint", "blocking time", "layout shift"];
const lines = [heads, heads.map((_, place) => (place === 0 ? "---" : "---:")), ...rows];
const table = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
const about = `Measured with Lighthouse 12.2.3, emulating a phone, on Node ${process.version} and 2 cores, in one run (\`npm run bench:lighthouse\`).`;
writeFileSync(path.join(import.meta.dirname, "results.md"), `${about}\n\n${table}\n`);
console.log(table);

/** @returns the four scores, then three times and the layout shift in Lighthouse's format */
async function measure(url: string): Promise<string[]> {
  const chrome = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: "json",
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    const { audits, categories: scores, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const times = [
      "first-contentful-paint",
      "largest-contentful-paint",
      "total-blocking-time",
      "cumulative-layout-shift",
    ];
    return [
      ...categories.map((category) => String(Math.round(100 * (scores[category]?.score ?? 0)))),
      ...times.map((name) => audits[name]?.displayValue ?? "-"),
    ];
  } finally {
    chrome.kill();
  }
}
