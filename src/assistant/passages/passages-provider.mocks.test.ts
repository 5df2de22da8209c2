import { expect, it, vi } from "vitest";
import type { AnsweringSection } from "../../search/provider";
import type { AnswerPart, QuestionContext } from "../provider";
import { createPassagesProvider } from "./passages-provider";

vi.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

const section: AnsweringSection = {
  url: "/guides/ports/#gateway",
  headings: ["Ports", "Gateway"],
  texts: [
    { text: "It listens on 6969.", code: false },
    { text: "a <b>\n  c", code: true },
  ],
  words: ["listens"],
};
const context: QuestionContext = {
  history: [],
  page: { path: "/", title: "", language: "en" },
  signal: new AbortController().signal,
};

async function answerOf(provider: ReturnType<typeof createPassagesProvider>): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = [];
  for await (const part of provider.ask("what port?", context)) parts.push(part);
  return parts;
}

it("answers with sections from their pages, and searches documentation in the reader's language", async () => {
  const sections = vi.fn(() => Promise.resolve([section]));
  const load = vi.fn(() =>
    Promise.resolve([
      { type: "h2", props: { id: "gateway" }, children: ["Gateway"] },
      { type: "p", children: ["Gateway listens here."] },
    ]),
  );
  const parts = await answerOf(createPassagesProvider({ sections, prepare: vi.fn() }, load));
  expect(parts).toEqual([
    {
      type: "source",
      source: {
        title: "Gateway",
        url: "/guides/ports/#gateway",
        trail: ["Ports"],
        passage: [
          {
            type: "p",
            props: {},
            children: ["Gateway ", { type: "mark", children: ["listens"] }, " here."],
          },
        ],
        isCut: false,
      },
    },
    { type: "done" },
  ]);
  expect(load).toHaveBeenCalledWith("/guides/ports/", context.signal);
  expect(sections).toHaveBeenCalledWith({
    question: "what port?",
    count: 3,
    facetFilters: ["language:en", expect.anything(), ["kind:docs", "kind:faq"]],
  });
});

it("quotes the search index if the page can't be loaded", async () => {
  const provider = createPassagesProvider(
    { sections: () => Promise.resolve([section]), prepare: vi.fn() },
    () => Promise.reject(new Error("status 404")),
  );
  const [part] = await answerOf(provider);
  expect(part).toMatchObject({
    source: {
      passage: [
        { type: "p", children: ["It ", { type: "mark" }, " on 6969."] },
        {
          type: "CodeBlock",
          props: { html: '<span class="line">a &lt;b&gt;\n</span><span class="line">  c\n</span>' },
        },
      ],
    },
  });
});

it("distinguishes a failed search from a search without results", async () => {
  const failing = createPassagesProvider({
    sections: () => Promise.reject(new Error("no index")),
    prepare: vi.fn(),
  });
  expect(await answerOf(failing)).toEqual([{ type: "error", error: { kind: "search" } }]);
  const empty = createPassagesProvider({ sections: () => Promise.resolve([]), prepare: vi.fn() });
  expect(await answerOf(empty)).toEqual([{ type: "done" }]);
});
