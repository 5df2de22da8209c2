import { expect, it, vi } from "vitest";
import { createEndpointProvider } from "../../src/assistant/endpoint/endpoint-provider";
import type { AnswerPart } from "../../src/assistant/provider";
import { startAssistantServer, type AskedQuestion, type Message } from "../assistant-server/server";

const page = { path: "/", title: "Home", language: "en" };

it.each(["", "/lines"])("the endpoint provider works with the example server at %j", async (path) => {
  vi.stubGlobal("navigator", { onLine: true });
  const asked: AskedQuestion[] = [];
  const server = await startAssistantServer(function* (question): Generator<Message> {
    asked.push(question);
    yield { type: "text", text: "Because" };
    yield { type: "source", title: "A", url: "/a/" };
    yield { type: "done" };
  });
  const parts: AnswerPart[] = [];
  const { signal } = new AbortController();
  const provider = createEndpointProvider(`${server.url}${path}`);
  for await (const part of provider.ask("why?", { history: [], page, signal })) parts.push(part);
  await server.close();
  expect(asked).toEqual([{ version: 1, question: "why?", history: [], page }]);
  expect(parts).toEqual([
    { type: "text", text: "Because" },
    { type: "source", source: { title: "A", url: "/a/" } },
    { type: "done" },
  ]);
});

it("if a reader stops an answer, the server stops too", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  let isClosed = false;
  const server = await startAssistantServer(async function* (): AsyncGenerator<Message> {
    try {
      for (;;) {
        yield { type: "text", text: "more " };
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      isClosed = true;
    }
  });
  const controller = new AbortController();
  let count = 0;
  const provider = createEndpointProvider(server.url);
  for await (const { type } of provider.ask("why?", { history: [], page, signal: controller.signal })) {
    if (type === "text") count += 1;
    if (count === 3) break;
  }
  controller.abort();
  await vi.waitFor(() => expect(isClosed).toBe(true));
  await server.close();
});
