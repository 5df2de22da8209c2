import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { contentFindingsUrl, type ContentFinding } from "../../model/problem/problem";
import { serveContentFindings, startContentLinter, type StartCheck } from "./content-findings";

// The versions of Express and of the compression that Gatsby's development server uses.
const gatsby = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"));
const express = gatsby("express") as () => RequestListener &
  Parameters<typeof serveContentFindings>[0] & { use: (middleware: unknown) => void };
const compression = gatsby("compression") as () => unknown;

const finding = (file: string, line: number): ContentFinding => ({
  severity: "error",
  file,
  line,
  column: 1,
  message: "`yaml` can't be parsed",
  rule: "samples/syntax",
});

/** Starts a development server, and returns a function that opens a page's stream. */
async function serve(start: StartCheck): Promise<(file: string) => Promise<() => Promise<unknown>>> {
  const app = express();
  app.use(compression());
  serveContentFindings(app, start);
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const closing = new AbortController();
  onTestFinished(() => {
    closing.abort();
    server.close();
  });
  return async (file) => {
    const url = `http://127.0.0.1:${String(port)}${contentFindingsUrl}?file=${encodeURIComponent(file)}`;
    const response = await fetch(url, { signal: closing.signal, headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    return async () => {
      const { value = "" } = await reader.read();
      return JSON.parse(/^data: (.*)\n\n$/.exec(value)?.[1] ?? "null") as unknown;
    };
  };
}

test("each page gets the findings for its file, when it is opened and after each check", async () => {
  const checks: ((findings: readonly ContentFinding[]) => void)[] = [];
  const open = await serve((onFindings) => checks.push(onFindings));
  expect(checks).toEqual([]);
  const a = await open("content/a.mdx");
  const b = await open("content/b.mdx");
  expect(checks).toHaveLength(1);

  checks[0]!([finding("content/a.mdx", 3), finding("content/c.mdx", 1)]);
  expect(await a()).toEqual([finding("content/a.mdx", 3)]);
  expect(await b()).toEqual([]);

  checks[0]!([finding("content/b.mdx", 7)]);
  expect(await a()).toEqual([]);
  expect(await b()).toEqual([finding("content/b.mdx", 7)]);
});

test("a page that is opened later gets the findings of the last check", async () => {
  const open = await serve((onFindings) => onFindings([finding("content/a.mdx", 3)]));
  await open("content/b.mdx");
  expect(await (await open("content/a.mdx"))()).toEqual([finding("content/a.mdx", 3)]);
});

test("a site without the linter has no findings", () => {
  startContentLinter("/nowhere")(() => {
    throw new Error("There is nothing to find.");
  });
});
