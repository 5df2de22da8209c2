import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SiteFile } from "./site-routes";

export type Encoding = "br" | "gzip";

/** Compressed forms of files, kept in memory. */
export interface CompressedFiles {
  /**
   * @returns the file's compressed content
   * @throws what reading the file throws
   */
  read(file: SiteFile, encoding: Encoding): Promise<Buffer>;
}

/** A slot in the memory: the version of the file it was made from, and the promise of its bytes. */
interface Entry {
  version: string;
  body: Promise<Buffer>;
}

const MAXIMUM_ENTRIES = 4000;

// The second-best levels: the best ones take several times as long for about two per cent.
const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => promisify(gzip)(content, { level: 8 }),
};

/**
 * Makes an empty memory of compressed files. A file that changes on disk is compressed anew.
 */
export function createCompressedFiles(): CompressedFiles {
  const entries = new Map<string, Entry>();

  return {
    read(file, encoding) {
      const key = `${encoding}:${file.absolutePath}`;
      const version = `${file.stats.size}-${file.stats.mtimeMs}`;
      const known = entries.get(key);
      if (known?.version === version) return known.body;

      const body = readFile(file.absolutePath).then(compressors[encoding]);
      entries.delete(key);
      entries.set(key, { version, body });
      // Not kept, so that the next request tries again.
      body.catch(() => entries.delete(key));
      const oldest = entries.keys().next().value;
      if (entries.size > MAXIMUM_ENTRIES && oldest !== undefined) entries.delete(oldest);
      return body;
    },
  };
}

/**
 * Picks the encoding for a client.
 *
 * @param acceptEncoding the request's `accept-encoding` header
 * @returns Brotli before gzip; nothing when the client takes neither
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Set(
    (acceptEncoding ?? "")
      .split(",")
      .map((part) => part.toLowerCase().replaceAll(" ", ""))
      .filter((part) => !/;q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") || accepted.has("*") ? "gzip" : undefined;
}
