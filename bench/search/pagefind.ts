import { createIndex, close } from "pagefind";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { SearchRecord } from "../../src/model/search/search-record";
import { pageOf } from "../measure-answers";

/** The part of Pagefind's browser script used here. */
interface Pagefind {
  options(options: { basePath: string; baseUrl: string }): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

/** Number of pages requested; Pagefind finds pages, not sections. */
const HITS = 20;

/**
 * Pagefind over the same pages with its default settings: built with its Node API, queried with its browser script.
 * @param use receives a function that returns the addresses of the pages that match a query, best first
 */
export async function withPagefind<Result>(
  records: readonly SearchRecord[],
  use: (search: (query: string) => Promise<string[]>) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "pagefind-"));
  await writePagefind(records, folder);
  const server = await serve(folder);
  // Pagefind's script reads the language from the page.
  Object.assign(globalThis, {
    document: { currentScript: null, querySelector: () => ({ getAttribute: () => "en" }) },
  });
  try {
    const script = pathToFileURL(path.join(folder, "pagefind.js")).href;
    const pagefind = (await import(/* @vite-ignore */ script)) as Pagefind;
    const { port } = server.address() as AddressInfo;
    await pagefind.options({ basePath: `http://127.0.0.1:${String(port)}/`, baseUrl: "/" });
    return await use(async (query) => {
      const { results } = await pagefind.search(query);
      const data = await Promise.all(results.slice(0, HITS).map((result) => result.data()));
      return data.map(({ url }) => url);
    });
  } finally {
    Reflect.deleteProperty(globalThis, "document");
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Writes Pagefind's index of the pages, and its scripts and styles for browsers. */
export async function writePagefind(records: readonly SearchRecord[], folder: string): Promise<void> {
  const { index } = await createIndex();
  if (!index) throw new Error("Pagefind didn't create an index.");
  for (const [url, content] of pagesOf(records)) await index.addHTMLFile({ url, content });
  // Pagefind's own function for writing files returns before the files are complete.
  for (const { path: file, content } of (await index.getFiles()).files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  await close();
}

function pagesOf(records: readonly SearchRecord[]): Map<string, string> {
  const bodies = new Map<string, string>();
  for (const record of records) {
    const page = pageOf(record.url);
    bodies.set(page, (bodies.get(page) ?? "") + elementOf(record));
  }
  return new Map(
    [...bodies].map(([page, body]) => [page, `<!doctype html><html lang="en"><body>${body}</body></html>`]),
  );
}

function elementOf({ type, hierarchy, content, code }: SearchRecord): string {
  if (type === "content") return code ? `<pre>${escape(content)}</pre>` : `<p>${escape(content)}</p>`;
  return `<h${type.slice(3)}>${escape(hierarchy[type])}</h${type.slice(3)}>`;
}

function escape(text: string | null): string {
  return (text ?? "").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function serve(folder: string): Promise<Server> {
  const server = createServer(({ url = "/" }, response) => {
    try {
      response.end(readFileSync(path.join(folder, new URL(url, "http://localhost").pathname)));
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}
