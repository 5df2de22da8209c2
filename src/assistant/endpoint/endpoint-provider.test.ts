import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnswerPart } from "../provider";
import { createEndpointProvider, retryAfter } from "./endpoint-provider";

const address = "https://answers.example/ask";
const page = { path: "/guides/", title: "Guides", language: "en" };
const done: AnswerPart = { type: "done" };
const text = (value: string): AnswerPart => ({ type: "text", text: value });
const failed = (kind: string, more = {}) => ({ type: "error", error: { kind, ...more } });

/** A response whose body is streamed in the given pieces. */
function stream(pieces: readonly (string | Uint8Array)[], type = "text/event-stream"): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces)
        controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": type } });
}

async function ask(response: Response | Error, signal = new AbortController().signal) {
  const fetched = vi.fn((_address: string, _options: RequestInit) =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal("fetch", fetched);
  const parts: AnswerPart[] = [];
  const history = [{ question: "one", answer: "1" }];
  for await (const part of createEndpointProvider(address).ask("why?", { history, page, signal }))
    parts.push(part);
  return { parts, fetched };
}

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => {
  vi.useRealTimers();
});

it("sends the question, the previous questions and answers, and the page, without cookies", async () => {
  const { fetched } = await ask(stream(["data: [DONE]\n\n"]));
  const [to, { method, credentials, body }] = fetched.mock.calls[0]!;
  expect([to, method, credentials]).toEqual([address, "POST", "omit"]);
  expect(JSON.parse(body as string)).toEqual({
    version: 1,
    question: "why?",
    history: [{ question: "one", answer: "1" }],
    page,
  });
});

describe("a stream", () => {
  const source = { type: "source", source: { title: "A", url: "/a/" } };

  it.each<[string, readonly string[], string | undefined, unknown[]]>([
    [
      "of events",
      ['data: {"type":"text","text":"Be"}\n\ndata: {"type":"te', 'xt","text":"cause"}\n\ndata: [DONE]\n\n'],
      undefined,
      [text("Be"), text("cause"), done],
    ],
    [
      "with comments, other fields, line breaks of all kinds and data in two lines",
      [
        ': hello\r\nid: 1\r\nevent: x\r\ndata: {"type":"text",\r',
        '\ndata: "text":"a"}\r\n\r\ndata:{"type":"done"}\r\r',
      ],
      undefined,
      [text("a"), done],
    ],
    [
      "of lines",
      ['{"type":"text","text":"a"}\n\n{"type":"source","title":"A","url":"/a/"}\n{"type":"done"}'],
      "application/x-ndjson; charset=utf-8",
      [text("a"), source, done],
    ],
    ["that stops after done", ["data: [DONE]\n\n", "data: nonsense\n\n"], undefined, [done]],
    ["with messages of a later version", ['data: {"type":"thought"}\n\ndata: [DONE]\n\n'], undefined, [done]],
    ["without an end", ['data: {"type":"text","text":"a"}\n\n'], undefined, [text("a")]],
    ["that reports an error", ['data: {"type":"error","message":"<b>"}\n\n'], undefined, [failed("refused")]],
    ["of nothing that can be read", ["data: {]\n\n"], undefined, [failed("malformed")]],
    ["of arrays", ["data: []\n\n"], undefined, [failed("malformed")]],
    ["with a text that is none", ['data: {"type":"text","text":{}}\n\n'], undefined, [failed("malformed")]],
    ["that is a page", ["<!doctype html>"], "text/html", [failed("malformed")]],
    ["of one endless line", ["x".repeat(100_001)], undefined, [failed("malformed")]],
  ])("%s is read", async (_name, pieces, type, expected) => {
    expect((await ask(stream(pieces, type))).parts).toEqual(expected);
  });

  it("can split a character between two pieces", async () => {
    const bytes = new TextEncoder().encode('data: {"type":"text","text":"é"}\n\ndata: [DONE]\n\n');
    const at = bytes.indexOf(0xc3) + 1;
    const { parts } = await ask(stream([bytes.slice(0, at), bytes.slice(at)]));
    expect(parts).toEqual([text("é"), done]);
  });
});

describe("a failure", () => {
  it.each<[number, Record<string, string>, object]>([
    [429, { "retry-after": "7" }, failed("busy", { status: 429, retryAfter: 7 })],
    [429, {}, failed("busy", { status: 429 })],
    [500, {}, failed("server", { status: 500 })],
    [503, {}, failed("server", { status: 503 })],
    [401, {}, failed("refused", { status: 401 })],
  ])("with status %i has its own kind", async (status, headers, expected) => {
    expect((await ask(new Response("", { status, headers }))).parts).toEqual([expected]);
  });

  it("in the network is reported as offline", async () => {
    expect((await ask(new TypeError("Failed to fetch"))).parts).toEqual([failed("offline")]);
  });

  it("occurs after 30 seconds without data, even in the middle of an answer", async () => {
    vi.useFakeTimers();
    for (const first of [null, 'data: {"type":"text","text":"a"}\n\n']) {
      vi.stubGlobal("fetch", (_address: string, { signal }: RequestInit) => {
        const aborted = new Promise<never>((_, reject) => {
          signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        });
        if (first === null) return aborted;
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode(first));
            aborted.catch((error: unknown) => controller.error(error));
          },
        });
        return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
      });
      const parts: AnswerPart[] = [];
      const { signal } = new AbortController();
      const asking = (async () => {
        const provider = createEndpointProvider(address);
        for await (const part of provider.ask("why?", { history: [], page, signal })) parts.push(part);
      })();
      await vi.advanceTimersByTimeAsync(29_000);
      expect(parts).toEqual(first === null ? [] : [text("a")]);
      await vi.advanceTimersByTimeAsync(2_000);
      await asking;
      expect(parts.at(-1)).toEqual(failed("timeout"));
    }
  });
});

it("reads how long to wait, within limits", () => {
  vi.useFakeTimers({ now: Date.parse("2025-01-01T00:00:00Z") });
  expect(
    ["5", "Wed, 01 Jan 2025 00:00:09 GMT", "999999", "0", "soon", "-4", null].map((header) =>
      retryAfter(header),
    ),
  ).toEqual([{ retryAfter: 5 }, { retryAfter: 9 }, { retryAfter: 3600 }, {}, {}, {}, {}]);
});
