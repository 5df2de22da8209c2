import { once } from "node:events";
import { request } from "node:http";
import type { IncomingHttpHeaders, RequestOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createSiteServer } from "./site-server";
import { makeTemporaryFolder } from "../temporary-folder.test-support";

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Ask = (path: string, options?: RequestOptions) => Promise<Answer>;

/** Serves files over HTTP. Requests are raw, because `fetch` normalizes paths and follows redirects. */
export async function serveFiles(files: Record<string, string>): Promise<{ ask: Ask; directory: string }> {
  const directory = await makeTemporaryFolder(files);
  const server = createSiteServer({ directory });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const ask: Ask = (path, options = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request({ host: "127.0.0.1", port, path, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
        });
      });
      outgoing.on("error", reject).end();
    });
  return { ask, directory };
}
