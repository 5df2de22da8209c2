import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import type { ContentFinding } from "../../src/model/problem/problem";
import { readSiteConfiguration } from "../../src/node/configuration/site-configuration";
import { checkContent } from "./check-content";
import { readContent, type KeptDocuments } from "./rule/content";
import { countSamples } from "./count-samples";
import { countFindings, describeChange, formatFinding } from "./print-findings";
import { rules } from "./registry";
import { watchContent } from "./watch-content";

/**
 * `npm run check:content`: checks all content against the rules. Prints each problem with file, line and rule, and exits
 * with 1 if one is an error. `npm run check:content -- --rules` prints the rules instead, and `-- --watch` checks again
 * after each change until it's stopped. A development server that started it receives the findings as messages.
 */
if (process.argv.includes("--rules")) {
  for (const { id, about } of rules) console.log(`${id.padEnd(28)}${about}`);
} else if (process.argv.includes("--watch")) {
  await watchAll();
} else {
  await checkOnce();
}

async function checkOnce(): Promise<void> {
  const content = readContent(PROJECT_ROOT, readSiteConfiguration());
  const findings = await checkContent(content);
  for (const finding of findings) console.log(formatFinding(finding));
  const { byLanguage, resources } = countSamples(content);
  const total = (of: (row: { all: number; parsed: number }) => number) =>
    Object.values(byLanguage).reduce((sum, row) => sum + of(row), 0);
  console.log(
    `Found ${countFindings(findings)} with ${rules.length} rules. Parsed ${total((row) => row.parsed)} of ` +
      `${total((row) => row.all)} samples and checked ${resources} resources.`,
  );
  process.exitCode = findings.some(({ severity }) => severity === "error") ? 1 : 0;
}

async function watchAll(): Promise<void> {
  const site = readSiteConfiguration();
  const kept: KeptDocuments = new Map();
  const ending = new AbortController();
  process.once("SIGINT", () => ending.abort());
  process.once("SIGTERM", () => ending.abort());
  // The development server has stopped.
  process.once("disconnect", () => ending.abort());
  let before: readonly ContentFinding[] = [];
  await watchContent(PROJECT_ROOT, {
    check: () => checkContent(readContent(PROJECT_ROOT, site, kept)),
    onFindings: (findings) => {
      if (process.send) process.send(findings);
      else console.log(`${describeChange(before, findings)}\nWaiting for changes ...`);
      before = findings;
    },
    onFailure: (error) => console.error(error),
    signal: ending.signal,
  });
  process.exit();
}
