import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const element = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const source = /\ssrc\s*=/i;
const typeOf = /\stype\s*=\s*["']?([^"'\s>]+)/i;
const runs = /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/**
 * Lists the inline scripts in a page that a browser would run, in the format of a content security policy. Data, such as
 * JSON-LD, doesn't run and needs no permission.
 * @param html a whole document
 * @returns hashes such as `sha256-…`, in order
 */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(element)].flatMap(([, attributes = "", text = ""]) => {
    const type = typeOf.exec(attributes)?.[1] ?? "module";
    if (source.test(attributes) || !runs.test(type) || text === "") return [];
    return [`sha256-${createHash("sha256").update(text).digest("base64")}`];
  });
}

/**
 * Lists the inline scripts in all pages of a built site, without duplicates.
 * @param directory the folder with the site's index.html
 * @returns hashes, sorted, so that equal sites have equal policies
 */
export async function siteScriptHashes(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const hashes = new Set<string>();
  // Reads one page at a time, because a large site has several hundred megabytes of HTML.
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const html = await readFile(path.join(entry.parentPath, entry.name), "utf8");
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
  }
  return [...hashes].toSorted();
}
