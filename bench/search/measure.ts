import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { siteConfig } from "../../src/site/configuration";
import { compareEngines } from "./compare";
import { compileSite } from "./compile-site";
import { measureIndex } from "./measure-index";
import { packRecords } from "../../src/model/search/search-index";
import { readSynonyms } from "../../src/node/search/synonyms-file";
import { largeSite } from "./large-site";
import { measureSharded } from "./measure-sharded";
import { querySets, readQueries } from "./relevance";
import { results } from "./results";

/**
 * Measures search on the real site's records, and writes bench/search/results.md. It doesn't use Gatsby: records are compiled
 * from the content in the same way as in a build.
 */
const LARGE = 5000;
/** Each query is the first one of a visit, which takes half a second, so only every fourth is asked. */
const EACH = 4;

const records = compileSite(PROJECT_ROOT, siteConfig);
const texts = readQueries().map(({ query }) => query);
const large = largeSite(packRecords(records, readSynonyms(PROJECT_ROOT).synonyms), LARGE);
const asked = Object.values(querySets())
  .flat()
  .filter((_, number) => number % EACH === 0);
const text = results({
  cores: cpus().length,
  ...(await compareEngines(records)),
  indexes: [measureIndex(records, texts)],
  large: measureSharded(large, asked),
});
const file = path.join(PROJECT_ROOT, "bench/search/results.md");
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
console.log(text);
