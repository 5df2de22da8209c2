import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { checkPublicKey } from "./public-key";

/** Responds to each request with the result of `respond`, which receives the path and the key of the request. */
async function keyServer(respond: (path: string, askedBy: unknown) => [number, string]): Promise<string> {
  const server = createServer((request, response) => {
    const [status, body] = respond(
      new URL(request.url ?? "", "http://host").pathname,
      request.headers["x-algolia-api-key"],
    );
    response.writeHead(status).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const withRights =
  (...acl: string[]): (() => [number, string]) =>
  () => [200, JSON.stringify({ acl })];

test("a key that can only search is safe, and the request is sent with the key itself", async () => {
  const asked: unknown[] = [];
  const host = await keyServer((path, askedBy) => {
    asked.push(path, askedBy);
    return [200, JSON.stringify({ acl: ["search"] })];
  });
  expect(await checkPublicKey("APP", "public-key", [host])).toEqual({ result: "safe" });
  expect(asked).toEqual(["/1/keys/public-key", "public-key"]);
});

test("a key that can do more is dangerous, and its other permissions are returned", async () => {
  const host = await keyServer(withRights("search", "addObject", "browse"));
  expect(await checkPublicKey("APP", "key", [host])).toEqual({
    result: "dangerous",
    rights: ["addObject", "browse"],
  });
});

test("if a host is down or fails, the next one is asked", async () => {
  const failing = await keyServer(() => [500, "{}"]);
  const answering = await keyServer(withRights("search", "editSettings"));
  expect(await checkPublicKey("APP", "key", ["http://127.0.0.1:1", failing, answering])).toEqual({
    result: "dangerous",
    rights: ["editSettings"],
  });
});

test.each([
  ["a refusal", 403, "{}", /^status 403$/],
  ["a refusal with a reason", 404, '{"message":"Key does not exist"}', /^status 404, Key does not exist$/],
  ["a refusal in HTML", 403, "<html>", /^status 403$/],
  ["HTML", 200, "<html>", /JSON/],
  ["JSON without rights", 200, "{}", "the response doesn't include the key's permissions"],
])("%s means that the key's permissions are unknown", async (_name, status, body, reason) => {
  const host = await keyServer(() => [status, body]);
  const check = await checkPublicKey("APP", "key", [host]);
  expect(check).toEqual({ result: "unknown", reason: expect.stringMatching(reason) });
});
