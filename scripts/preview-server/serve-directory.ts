import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "./site-server";

export interface ServedDirectory {
  /** The URL, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site on a free port.
 *
 * @param directory the folder with the site's index.html
 * @param prefix the path prefix to serve the site under; defaults to the one it was built for
 * @returns once the server listens
 */
export async function serveDirectory(directory: string, prefix?: string): Promise<ServedDirectory> {
  const server = createSiteServer({ directory, ...(prefix === undefined ? {} : { prefix }) });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
