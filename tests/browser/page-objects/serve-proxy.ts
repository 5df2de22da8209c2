import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

const passedOn = ["content-type", "cache-control", "content-security-policy"];

/**
 * Serves a site under another address, for one test.
 * @param origin the site's URL
 * @param onRequest called before each response; returns whether it has sent the response itself
 * @returns the port
 */
export async function serveProxy(
  origin: string,
  onRequest: (path: string, response: ServerResponse) => boolean,
): Promise<number> {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (onRequest(path, response)) return;
    void fetch(origin + path).then(async (answer) => {
      response.statusCode = answer.status;
      for (const name of passedOn) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
