import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { INDEX_VERSION, manifestUrl, type SearchManifest } from "../../../src/model/search/search-files";
import type { ShardedOutline } from "../../../src/model/search/sharded-files";
import { joinIndex, type OutlineFile, type TextsFile } from "../../../src/model/search/search-outline";
import { SearchEngine } from "../../../src/search/engine/search-engine";
import { ShardedSearch } from "../../../src/search/sharded/sharded-search";
import { readJson, SiteError, type SiteReader } from "../site-reader";
import { answer } from "../tool";

const LONGEST_QUERY = 512;
const MOST_HITS = 20;

/** A file of the index. A different version of the site might have written it. */
type Unchecked<File extends { version: number }> = Omit<File, "version"> & { version: number };

/** The engine that answers a query. */
type EngineFor = (query: string) => SearchEngine | Promise<SearchEngine>;

/** Searches the pages with the site's own engine, in the site's own order. */
export function registerSearch(server: McpServer, reader: SiteReader, language: string): void {
  let index: Promise<EngineFor> | undefined;
  server.registerTool(
    "search",
    {
      title: "Search the documentation",
      description:
        "Finds pages and sections by words, identifiers, versions or vulnerability IDs, ranked like the site's own search. Returns titles, paths for read_page, and the matching text.",
      inputSchema: {
        query: z
          .string()
          .trim()
          .min(1)
          .max(LONGEST_QUERY)
          .describe("A few words, as typed into a search box"),
        limit: z.number().int().min(1).max(MOST_HITS).default(10),
      },
      annotations: { readOnlyHint: true },
    },
    async ({ query, limit }) => {
      index ??= loadIndex(reader, language);
      // If the site is built or published later, the next call finds it.
      index.catch(() => {
        index = undefined;
      });
      const engine = await (await index)(query);
      const { hits, nbHits } = engine.search({ query, indexName: "", hitsPerPage: limit });
      if (hits.length === 0) return answer(`Nothing matches "${query}".`);
      const lines = hits.map(({ hierarchy, url, content }) => {
        const title = Object.values(hierarchy).filter(Boolean).slice(1).join(" > ");
        return [`- ${title}`, `  ${url}`, ...(content ? [`  ${content}`] : [])].join("\n");
      });
      return answer(`Top ${String(hits.length)} of ${String(nbHits)} results:\n\n${lines.join("\n")}`);
    },
  );
}

async function loadIndex(reader: SiteReader, language: string): Promise<EngineFor> {
  const manifest = (await readJson(reader, manifestUrl)) as Partial<SearchManifest>;
  const files = manifest.indexes?.[language];
  if (files === undefined) throw new SiteError(`${reader.place} has no search index for "${language}".`);
  const outline = (await readJson(reader, files.outline)) as Unchecked<OutlineFile> &
    Pick<Partial<ShardedOutline>, "directory">;
  const version = INDEX_VERSION;
  const wrongVersion = new SiteError(
    `${reader.place} has a search index in a different version. Use the server and the site from the same release.`,
  );
  if (outline.version !== version) throw wrongVersion;
  const { directory } = outline;
  if (directory) {
    const search = new ShardedSearch({ ...outline, version, directory });
    return (query) => engineOfShards(search, (name) => readJson(reader, files.texts + name), query);
  }
  const texts = (await readJson(reader, files.texts)) as Unchecked<TextsFile>;
  const index = texts.version === version ? joinIndex({ ...outline, version }, { ...texts, version }) : null;
  if (index === null) throw wrongVersion;
  const engine = new SearchEngine(index);
  return () => engine;
}

async function engineOfShards(
  search: ShardedSearch,
  read: (name: string) => Promise<unknown>,
  text: string,
): Promise<SearchEngine> {
  for (;;) {
    const wanted = { text, isQuestion: false, facetFilters: [], hits: MOST_HITS };
    const { engine, missing } = search.prepare(wanted);
    if (engine && missing.length === 0) return engine;
    for (const name of missing) search.add(name, await read(name));
  }
}
