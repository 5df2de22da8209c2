import { readFile } from "node:fs/promises";
import path from "node:path";

/** Reads files of a built site, from a folder or over HTTP. */
export interface SiteReader {
  /** The site's folder or address, for messages. */
  readonly place: string;
  /**
   * @param address of a file from the site's root, such as `/gateway.md`
   * @returns its text; null if the site has no such file
   * @throws {SiteError} if the site can't be read at all
   */
  read(address: string): Promise<string | null>;
}

/** The site doesn't exist, or doesn't respond. The message says what to do. */
export class SiteError extends Error {
  override name = "SiteError";
}

const TIMEOUT = 15_000;

/** The valid form of an address, without parent folders, queries or other hosts. */
const PLAIN_ADDRESS = /^(?:\/[\w@-][\w.@-]*)+$/;

/**
 * @param site a folder with a built site, or the address of a published one
 * @returns a reader that never leaves the site
 */
export function createSiteReader(site: string): SiteReader {
  return /^https?:\/\//.test(site) ? webReader(site.replace(/\/+$/, "")) : folderReader(path.resolve(site));
}

function folderReader(folder: string): SiteReader {
  return {
    place: folder,
    async read(address) {
      if (!PLAIN_ADDRESS.test(address)) return null;
      return readFile(path.join(folder, address), "utf8").catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw new SiteError(`${folder}${address} can't be read: ${String(error)}`);
      });
    },
  };
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR" || code === "ENAMETOOLONG";
}

function webReader(origin: string): SiteReader {
  return {
    place: origin,
    async read(address) {
      if (!PLAIN_ADDRESS.test(address)) return null;
      const response = await fetch(origin + address, { signal: AbortSignal.timeout(TIMEOUT) }).catch(
        (cause: unknown) => {
          throw new SiteError(`${origin} doesn't respond. Check the address and your network.`, { cause });
        },
      );
      if (response.status === 404 || response.status === 400) return null;
      if (!response.ok) throw new SiteError(`${origin}${address} responded with status ${response.status}.`);
      return response.text();
    },
  };
}

/** Reads a JSON file that every built site has. @throws {SiteError} if it doesn't exist or isn't JSON */
export async function readJson(reader: SiteReader, address: string): Promise<unknown> {
  const text = await reader.read(address);
  if (text === null) {
    throw new SiteError(
      `${reader.place} has no ${address}, so it isn't a built documentation site. Build it first: npm run build`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new SiteError(`${reader.place}${address} isn't valid JSON.`);
  }
}
