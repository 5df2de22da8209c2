import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** What the assistant sends. */
export interface AskedQuestion {
  version: number;
  question: string;
  history: { question: string; answer: string }[];
  page: { path: string; title: string; language: string };
}

/** A message of the protocol. */
export type Message = Readonly<Record<string, unknown>>;

/** How the server answers: messages as they come, by whatever model a team has. */
export type Answerer = (asked: AskedQuestion) => AsyncIterable<Message> | Iterable<Message>;

/**
 * An example of a server that the assistant can ask; src/assistant/README.md describes the protocol. It answers with
 * server-sent events, or with lines of JSON at `/lines`.
 * @param answer gives the messages of one answer
 * @param allowedOrigin the documentation's origin, which the browser asks for
 * @returns its address, and a function that ends it
 */
export async function startAssistantServer(
  answer: Answerer,
  allowedOrigin = "*",
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", allowedOrigin);
    response.setHeader("access-control-allow-headers", "content-type");
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    if (request.method !== "POST") {
      response.writeHead(405).end();
      return;
    }
    void json(request).then(
      (asked) => send(response, request.url === "/lines", answer(asked as AskedQuestion)),
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}

async function send(
  response: ServerResponse,
  isLines: boolean,
  messages: AsyncIterable<Message> | Iterable<Message>,
): Promise<void> {
  response.writeHead(200, {
    "content-type": isLines ? "application/x-ndjson" : "text/event-stream",
    "cache-control": "no-store",
  });
  for await (const message of messages) {
    // The reader has pressed Stop, or gone.
    if (response.destroyed) return;
    const text = JSON.stringify(message);
    response.write(isLines ? `${text}\n` : `data: ${text}\n\n`);
  }
  response.end();
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
