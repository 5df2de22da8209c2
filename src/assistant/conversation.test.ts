import { describe, expect, it, vi } from "vitest";
import { createConversation } from "./conversation";
import type { AnswerPart, AssistantProvider, QuestionContext } from "./provider";

const page = { path: "/", title: "Home", language: "en" };

/** A provider whose answers the test sends piece by piece. */
function heldProvider() {
  const asked: { question: string; context: QuestionContext; send: (part: AnswerPart | null) => void }[] = [];
  const provider: AssistantProvider = {
    name: "endpoint",
    hasOwnWindow: false,
    ask: async function* (question, context) {
      const queue: (AnswerPart | null)[] = [];
      let wake = () => {};
      asked.push({
        question,
        context,
        send: (part) => {
          queue.push(part);
          wake();
        },
      });
      for (;;) {
        while (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        const part = queue.shift();
        if (!part) return;
        yield part;
      }
    },
  };
  return {
    asked,
    conversation: createConversation(
      () => Promise.resolve(provider),
      () => page,
    ),
  };
}

async function asking(question: string) {
  const held = heldProvider();
  held.conversation.ask(question);
  await vi.waitFor(() => expect(held.asked).toHaveLength(1));
  return { ...held, send: held.asked[0]!.send, last: () => held.conversation.turns().at(-1)! };
}

describe("an answer", () => {
  it("grows piece by piece until it is done", async () => {
    const { send, last } = await asking("why?");
    expect(last()).toMatchObject({ question: "why?", state: "waiting", text: "" });
    send({ type: "text", text: "Be" });
    send({ type: "text", text: "cause." });
    send({ type: "source", source: { title: "A", url: "/a/" } });
    await vi.waitFor(() => expect(last().sources).toHaveLength(1));
    expect(last()).toMatchObject({ state: "answering", text: "Because." });
    send({ type: "done" });
    await vi.waitFor(() => expect(last().state).toBe("done"));
  });

  it.each<[string, AnswerPart | null, object]>([
    ["an error", { type: "error", error: { kind: "busy", retryAfter: 3 } }, { kind: "busy", retryAfter: 3 }],
    ["an end without a sign", null, { kind: "malformed" }],
    ["more than anybody reads", { type: "text", text: "x".repeat(40_001) }, { kind: "malformed" }],
  ])("fails by %s and keeps the text received so far", async (_name, part, error) => {
    const { send, last } = await asking("why?");
    send({ type: "text", text: "Be" });
    send(part);
    await vi.waitFor(() => expect(last()).toMatchObject({ state: "failed", text: "Be", error }));
  });

  it("stops immediately, and ignores later text", async () => {
    const { send, last, conversation, asked } = await asking("why?");
    send({ type: "text", text: "Be" });
    await vi.waitFor(() => expect(last().text).toBe("Be"));
    conversation.stop();
    expect(last().state).toBe("stopped");
    expect(asked[0]!.context.signal.aborted).toBe(true);
    send({ type: "text", text: "cause" });
    await Promise.resolve();
    expect(last().text).toBe("Be");
  });

  it("fails if the provider's code can't be loaded", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    const conversation = createConversation(
      () => Promise.reject(new Error("chunk")),
      () => page,
    );
    conversation.ask("why?");
    await vi.waitFor(() => expect(conversation.turns()[0]?.error).toEqual({ kind: "server" }));
  });
});

describe("a conversation", () => {
  it("asks a failed question again in place of the failed answer", async () => {
    const { send, conversation, asked } = await asking("why?");
    send({ type: "error", error: { kind: "server" } });
    await vi.waitFor(() => expect(conversation.turns()[0]?.state).toBe("failed"));
    conversation.retry();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(conversation.turns()).toMatchObject([{ question: "why?", state: "waiting", error: null }]);
    expect(asked[1]!.question).toBe("why?");
  });

  it("sends earlier questions, stops the previous one, and can be cleared completely", async () => {
    const { send, conversation, asked, last } = await asking("one");
    send({ type: "text", text: "1" });
    send({ type: "done" });
    await vi.waitFor(() => expect(last().state).toBe("done"));
    conversation.ask("two");
    conversation.ask("three");
    await vi.waitFor(() => expect(asked.at(-1)?.question).toBe("three"));
    expect(asked.at(-1)?.context.history).toEqual([
      { question: "one", answer: "1" },
      { question: "two", answer: "" },
    ]);
    expect(conversation.turns().map(({ state }) => state)).toEqual(["done", "stopped", "waiting"]);
    conversation.reset();
    expect(conversation.turns()).toEqual([]);
    expect(asked.at(-1)?.context.signal.aborted).toBe(true);
  });

  it("stores the reader's rating of an answer and notifies listeners of each change", async () => {
    const { conversation, last } = await asking("one");
    const listener = vi.fn();
    const end = conversation.subscribe(listener);
    conversation.rate(last().id, true);
    expect(last().helpful).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    end();
    conversation.reset();
    expect(listener).toHaveBeenCalledOnce();
  });
});
