import { rmSync } from "node:fs";
import path from "node:path";
import { manifestUrl } from "../../model/search/search-files";
import { writeEmbeddedSearch } from "./records/record-source";

type WriteArguments = Parameters<typeof writeEmbeddedSearch>;

/** The part of an Express application used here. */
interface DevelopmentServer {
  get(
    address: string,
    handler: (request: unknown, response: { sendFile: (file: string) => void }, next: () => void) => void,
  ): unknown;
}

/**
 * The embedded search during development. Each edit makes the indexes stale, and writing them takes a second or more. So they
 * are written when a browser requests them, which happens when it loads a page, but not when it updates a page in place.
 */
export class SearchWhileDeveloping {
  private stale: WriteArguments | undefined;

  constructor(private readonly write: (...args: WriteArguments) => void = writeWhole) {}

  /** Deletes the manifest. Gatsby's server then passes requests for the manifest on to {@link serve}. */
  expire(...args: WriteArguments): void {
    this.stale = args;
    rmSync(manifestIn(args), { force: true });
  }

  /** Writes the indexes when the manifest is requested and doesn't exist. */
  serve(app: DevelopmentServer): void {
    app.get(manifestUrl, (_request, response, next) => {
      const args = this.stale;
      if (args === undefined) {
        next();
        return;
      }
      this.stale = undefined;
      this.write(...args);
      response.sendFile(manifestIn(args));
    });
  }
}

/** Splitting the index of a large site takes several seconds, and a browser on the same machine doesn't need that. */
function writeWhole(...[tools, root, site]: WriteArguments): void {
  writeEmbeddedSearch(tools, root, site, Infinity);
}

function manifestIn([, root]: WriteArguments): string {
  return path.join(root, "public", manifestUrl);
}
