import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { INDEX_VERSION, manifestUrl, type SearchManifest } from "../../../src/model/search/search-files";
import { joinIndex, type OutlineFile, type TextsFile } from "../../../src/model/search/search-outline";
import { SearchEngine } from "../../../src/search/engine/search-engine";
import { readJson, SiteError, type SiteReader } from "../site-reader";
import { answer } from "../tool";

const LONGEST_QUERY = 512;
const MOST_HITS = 20;

/** A file of the index. A different version of the site might have written it. */
type Unchecked<File extends { version: number }> = Omit<File, "version"> & { version: number };

/** Searches the pages with the site's own engine, in the site's own order. */
export function registerSearch(server: McpServer, reader: SiteReader, language: string): void {
  let engine: Promise<SearchEngine> | undefined;
  server.registerTool(
    "search",
    {
      title: "Search the documentation",
      description:
        "Finds pages and sections by words, identifiers, versions or vulnerability IDs, ranked like the site's own search. Returns titles, addresses for read_page, and the matching text.",
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
      engine ??= loadEngine(reader, language);
      // If the site is built or published later, the next call finds it.
      engine.catch(() => {
        engine = undefined;
      });
      const { hits, nbHits } = (await engine).search({ query, indexName: "", hitsPerPage: limit });
      if (hits.length === 0) return answer(`Nothing matches "${query}".`);
      const lines = hits.map(({ hierarchy, url, content }) => {
        const title = Object.values(hierarchy).filter(Boolean).slice(1).join(" > ");
        return [`- ${title}`, `  ${url}`, ...(content ? [`  ${content}`] : [])].join("\n");
      });
      return answer(`${String(nbHits)} results, the best ${String(hits.length)}:\n\n${lines.join("\n")}`);
    },
  );
}

async function loadEngine(reader: SiteReader, language: string): Promise<SearchEngine> {
  const manifest = (await readJson(reader, manifestUrl)) as Partial<SearchManifest>;
  const files = manifest.indexes?.[language];
  if (files === undefined) throw new SiteError(`${reader.place} has no search index for "${language}".`);
  const outline = (await readJson(reader, files.outline)) as Unchecked<OutlineFile>;
  const texts = (await readJson(reader, files.texts)) as Unchecked<TextsFile>;
  const version = INDEX_VERSION;
  const isReadable = [outline, texts].every((part) => part.version === version);
  const index = isReadable ? joinIndex({ ...outline, version }, { ...texts, version }) : null;
  if (index === null) throw new SiteError(`${reader.place} has a search index of another version.`);
  return new SearchEngine(index);
}
