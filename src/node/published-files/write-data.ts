import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a data file that pages fetch. Its name contains a digest, so it can be cached forever.
 * @param name address without extension: `/changelog/upgrade-path`
 * @returns the file's address
 */
export function writeHashedData(root: string, name: string, data: unknown): string {
  const json = JSON.stringify(data);
  // Servers cache files with 16 hexadecimal digits in their names forever, see scripts/preview-server/site-headers.ts.
  const url = `${name}-${createHash("sha256").update(json).digest("hex").slice(0, 16)}.json`;
  const file = path.join(root, "public", url);
  if (!existsSync(file)) writeTextFile(root, url, json);
  return url;
}

/** Writes a file of the published site. @param address such as `/redirects.json` */
export function writeTextFile(root: string, address: string, text: string): void {
  const file = path.join(root, "public", address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
