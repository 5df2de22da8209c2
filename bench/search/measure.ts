import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { siteConfig } from "../../src/site/configuration";
import { compareEngines } from "./compare";
import { compileSite } from "./compile-site";
import { measureIndex } from "./measure-index";
import { readQueries } from "./relevance";
import { results } from "./results";

/**
 * Measures search on the real site's records, and writes bench/search/results.md. It doesn't use Gatsby: records are compiled
 * from the content in the same way as in a build.
 */
const records = compileSite(PROJECT_ROOT, siteConfig);
const texts = readQueries().map(({ query }) => query);
const text = results({
  cores: cpus().length,
  ...(await compareEngines(records)),
  indexes: [measureIndex(records, texts)],
});
const file = path.join(PROJECT_ROOT, "bench/search/results.md");
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
console.log(text);
