import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { formatProblem } from "../../src/model/problem/problem";
import { readSiteConfiguration } from "../../src/node/configuration/site-configuration";
import { checkContent } from "./check-content";
import { readContent } from "./content";
import { countSamples } from "./count-samples";
import { rules } from "./registry";

/**
 * `npm run check:content`: holds all content to the rules. Prints each problem with file, line and rule; exits with 1 where
 * one is an error. `npm run check:content -- --rules` prints the rules instead.
 */
if (process.argv.includes("--rules")) {
  for (const { id, about } of rules) console.log(`${id.padEnd(28)}${about}`);
} else {
  const content = readContent(PROJECT_ROOT, readSiteConfiguration());
  const problems = await checkContent(content);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  for (const problem of problems) {
    const { message, severity, rule } = problem;
    const severityMark = severity === "error" ? "" : "hint: ";
    console.log(`${severityMark}${formatProblem({ ...problem, message: `${message} (${rule})` })}`);
  }
  const { byLanguage, resources } = countSamples(content);
  const total = (of: (row: { all: number; parsed: number }) => number) =>
    Object.values(byLanguage).reduce((sum, row) => sum + of(row), 0);
  console.log(
    `${errors} errors and ${problems.length - errors} hints by ${rules.length} rules in ${total((row) => row.all)} samples; ` +
      `${total((row) => row.parsed)} parsed, ${resources} resources checked`,
  );
  process.exitCode = errors > 0 ? 1 : 0;
}
