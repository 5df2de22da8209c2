import { formatProblem } from "../src/model/problem";
import { checkContent } from "../src/node/checks/check-content";
import { readSiteConfiguration } from "../src/node/site-configuration";
import { PROJECT_ROOT } from "./project-root.mjs";

/**
 * `npm run check:content`: holds every code sample of the content to its language and to the products' data, and the
 * sentences to the house style and the dictionaries. Prints each problem with file and line; exits with 1 where one is an error.
 */
const { problems, counts } = await checkContent(PROJECT_ROOT, readSiteConfiguration());
const errors = problems.filter(({ severity }) => severity === "error");
for (const problem of problems)
  console.log(`${problem.severity === "error" ? "" : "hint: "}${formatProblem(problem)}`);
const samples = Object.values(counts.byLanguage);
const total = (of: (row: { all: number; parsed: number }) => number) =>
  samples.reduce((sum, row) => sum + of(row), 0);
console.log(
  `${errors.length} errors and ${problems.length - errors.length} hints in ${total((row) => row.all)} samples; ` +
    `${total((row) => row.parsed)} parsed, ${counts.resources} resources checked`,
);
process.exitCode = errors.length > 0 ? 1 : 0;
