import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openGraphiqlWithExamples, readExampleQueries } from "./graphiql-examples";

// The version of Express that Gatsby's development server uses.
const gatsby = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"));
const express = gatsby("express") as () => RequestListener & Parameters<typeof openGraphiqlWithExamples>[0];

test("GraphiQL opens with the example queries and keeps a query from its address", async () => {
  const app = express();
  app.get("/___graphql", (_request, response) => response.end("GraphiQL"));
  openGraphiqlWithExamples(app, process.cwd());
  const server = createServer(app).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  const opened = await fetch(`${address}/___graphql`, { redirect: "manual" });
  expect(opened.status).toBe(302);
  const location = new URL(opened.headers.get("location") ?? "", address);
  expect(location.pathname).toBe("/___graphql");
  expect(location.searchParams.get("query")).toBe(readExampleQueries(process.cwd()).join("\n"));

  expect(await (await fetch(location)).text()).toBe("GraphiQL");
  expect(await (await fetch(`${address}/___graphql?query={site{id}}`)).text()).toBe("GraphiQL");
});
