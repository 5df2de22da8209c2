import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { pushRequester } from "./push-requester";

const request = {
  method: "POST",
  headers: { "x-algolia-api-key": "placeholder", "x-algolia-application-id": "APP" },
  data: '{"requests":[]}',
  connectTimeout: 30,
  responseTimeout: 30,
};

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/1/indexes/docs/batch`;
}

test("a request is sent with the key and returns status and text", async () => {
  let asked: unknown;
  const url = await listen((incoming, response) => {
    void text(incoming).then((body) => {
      const { "x-algolia-api-key": key, "x-algolia-application-id": appId } = incoming.headers;
      asked = { method: incoming.method, key, appId, body };
      response.writeHead(403).end('{"message":"no"}');
    });
  });
  const answer = await pushRequester("admin-key").send({ ...request, url });
  expect(asked).toEqual({ method: "POST", key: "admin-key", appId: "APP", body: '{"requests":[]}' });
  expect(answer).toEqual({ status: 403, content: '{"message":"no"}', isTimedOut: false });
});

test("a closed port results in a response without a status", async () => {
  const answer = await pushRequester("admin-key").send({ ...request, url: "http://127.0.0.1:1/" });
  expect(answer).toMatchObject({ status: 0, isTimedOut: false });
});

test("a host that doesn't respond in time results in a timed-out response", async () => {
  const url = await listen(() => {});
  const timeouts = { connectTimeout: 0.01, responseTimeout: 0.01 };
  expect(await pushRequester("admin-key").send({ ...request, ...timeouts, url })).toMatchObject({
    status: 0,
    isTimedOut: true,
  });
});
