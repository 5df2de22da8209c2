import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import siteConfig from "../../src/site/site.config";
import type { SiteConfig } from "../../src/site/schema";
import { generateContent } from "../build/generate-content";
import { compileSite } from "./compile-site";
import { measureIndex, measureSerialized } from "./measure-index";
import { buildMiniSearch } from "./mini-search";
import { measureRelevance, readQueries, type Relevance } from "./relevance";
import { results } from "./results";
import { siteEngine } from "./site-engine";

const GENERATED_PAGES = Number(process.env.PAGES ?? 5000);

/**
 * Measures search on the real site's records and on those of a generated one, and writes bench/search/results.md.
 * Without Gatsby: records are compiled from the content, as a build does.
 */
const queries = readQueries();
const texts = queries.map(({ query }) => query);

const records = compileSite(PROJECT_ROOT, siteConfig);
const engine = siteEngine(records);
const ask = (query: string) => engine.search({ indexName: "docs", query }).hits.map(({ url }) => url);
const kinds = [...new Set(queries.map(({ kind }) => kind))];
const byKind = kinds.map((kind): [string, Relevance] => [
  kind,
  measureRelevance(
    queries.filter((query) => query.kind === kind),
    ask,
  ),
]);
const miniSearch = buildMiniSearch(records);

const directory = path.join(tmpdir(), "search-bench");
rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
generateContent(path.join(directory, "content/guide"), GENERATED_PAGES);
const generatedSite: SiteConfig = {
  ...siteConfig,
  documentation: {
    sections: [{ id: "guide", label: "Guide", directory: "guide", routeBase: "/guide/", area: "platform" }],
  },
};
const started = performance.now();
const generated = compileSite(directory, generatedSite);
console.log(`Compiled ${generated.length} records in ${Math.round(performance.now() - started)} ms`);
rmSync(directory, { recursive: true, force: true });

const text = results({
  cores: cpus().length,
  relevance: measureRelevance(queries, ask),
  byKind,
  indexes: [measureIndex(records, texts), measureIndex(generated, texts)],
  serialized: [measureSerialized(records), measureSerialized(generated)],
  miniSearch: { ...miniSearch, relevance: measureRelevance(queries, miniSearch.search) },
});
const file = path.join(PROJECT_ROOT, "bench/search/results.md");
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
console.log(text);
