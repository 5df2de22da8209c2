import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INDEX_VERSION, manifestUrl, type SearchIndexFile } from "../../model/search-index";
import { splitIndex } from "../../model/search-outline";
import { SearchResponseError, SearchUnreachableError } from "../provider";
import { answerRequest } from "./answer-request";
import { createEmbeddedProvider } from "./embedded-provider";
import { createSearchService, type SearchService } from "./search-service";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages";
import { createWorkerService, type WorkerLike } from "./worker-service";

const base = "https://docs.example/base";
const place = { base, language: "en" };
const files = {
  outline: "/search/outline-0123456789abcdef.json",
  texts: "/search/texts-0123456789abcdef.json",
};
const file: SearchIndexFile = {
  version: INDEX_VERSION,
  synonyms: [],
  pages: [
    {
      path: "/quotas/",
      title: "Quotas",
      group: "Docs",
      language: "en",
      docsTag: "default",
      kind: "docs",
      product: "Docs",
      keywords: null,
      weight: 50,
      entries: [
        [0, "About quotas."],
        [0, "A text about limits."],
      ],
    },
  ],
};
const { outline, texts } = splitIndex(file);
const query = { indexName: "docs", query: "quotas" };

let answers: Record<string, () => Response>;
const asked = vi.fn<(url: string, options?: RequestInit) => void>();

beforeEach(() => {
  answers = {
    [base + manifestUrl]: () => Response.json({ version: INDEX_VERSION, indexes: { en: files }, records: 1 }),
    [base + files.outline]: () => Response.json(outline),
    [base + files.texts]: () => Response.json(texts),
  };
  asked.mockClear();
  vi.stubGlobal("fetch", (url: string, options?: RequestInit) => {
    asked(url, options);
    const answer = answers[url];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("Failed to fetch"));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the index", () => {
  it("is fetched once, the manifest past the cache", async () => {
    const service = createSearchService(place);
    const [one, other] = await Promise.all([
      service.search([query]),
      service.search([query]),
      service.load(),
    ]);
    expect(one[0]?.hits[0]?.url).toBe("/quotas/");
    expect(other).toHaveLength(1);
    expect(asked.mock.calls).toEqual([
      [base + manifestUrl, { cache: "no-cache" }],
      [base + files.outline, undefined],
      [base + files.texts, undefined],
    ]);
  });

  it("is that of the reader's language", async () => {
    const arabic = { outline: "/search/outline-00000000000000aa.json", texts: "/search/texts-00aa.json" };
    const indexes = { en: files, ar: arabic };
    answers[base + manifestUrl] = () => Response.json({ version: INDEX_VERSION, indexes, records: 2 });
    answers[base + arabic.outline] = () => Response.json(outline);
    await createSearchService({ base, language: "ar" }).load();
    expect(asked.mock.calls.map(([url]) => url)).toEqual(
      [manifestUrl, arabic.outline, arabic.texts].map((path) => base + path),
    );
  });

  it("is fetched again after a failure, with the manifest of that time", async () => {
    const service = createSearchService(place);
    const moved = { ...files, outline: "/search/outline-fedcba9876543210.json" };
    Reflect.deleteProperty(answers, base + files.outline);
    await expect(service.load()).rejects.toThrow(SearchUnreachableError);
    answers[base + manifestUrl] = () =>
      Response.json({ version: INDEX_VERSION, indexes: { en: moved }, records: 1 });
    answers[base + moved.outline] = () => Response.json(outline);
    expect((await service.search([query]))[0]?.nbHits).toBe(1);
  });

  it("answers from the first file until the second one is there", async () => {
    const refined = vi.fn();
    const service = createSearchService(place, refined);
    const limits = { ...query, query: "limits" };
    expect((await service.search([limits]))[0]?.nbHits).toBe(0);
    await vi.waitFor(() => expect(refined).toHaveBeenCalledOnce());
    expect((await service.search([limits]))[0]?.hits[0]?.content).toBe("A text about limits.");
  });

  it("takes what was fetched ahead, once", async () => {
    const early = { files, outline: JSON.stringify(outline) };
    await createSearchService(place, undefined, early).load();
    expect(asked.mock.calls.map(([url]) => url)).toEqual([base + files.texts]);
    const service = createSearchService(place, undefined, { files, outline: "<html>" });
    await expect(service.load()).rejects.toThrow(SearchResponseError);
    await service.load();
  });

  it.each([
    ["is missing", () => new Response("gone", { status: 404 })],
    ["is cut off", () => new Response(JSON.stringify(texts).slice(0, -9))],
    ["is of another version", () => Response.json({ ...texts, version: 1 })],
    ["belongs to other pages", () => Response.json({ ...texts, pages: [] })],
    ["is a page", () => new Response("<!doctype html>")],
  ])("answers from the first file where the second one %s, and tries again", async (_, answer) => {
    answers[base + files.texts] = answer;
    const refined = vi.fn();
    const service = createSearchService(place, refined);
    expect((await service.search([query]))[0]?.nbHits).toBe(1);
    expect(await service.sections({ question: "quotas", facetFilters: [], count: 1 })).toHaveLength(1);
    answers[base + files.texts] = () => Response.json(texts);
    await vi.waitFor(async () => {
      await service.search([query]);
      expect(refined).toHaveBeenCalledOnce();
    });
  });

  it.each([
    ["the host can't be reached", {}, SearchUnreachableError],
    ["there is none", { [manifestUrl]: () => new Response("gone", { status: 404 }) }, SearchUnreachableError],
    [
      "a page stands in its place",
      { [manifestUrl]: () => new Response("<!doctype html>") },
      SearchResponseError,
    ],
    ["the manifest names none", { [manifestUrl]: () => Response.json({}) }, SearchResponseError],
    [
      "the manifest names none of the language",
      { [manifestUrl]: () => Response.json({ indexes: { ar: files } }) },
      SearchResponseError,
    ],
    ["the manifest is no object", { [manifestUrl]: () => Response.json(null) }, SearchResponseError],
    [
      "it is of another version",
      {
        [manifestUrl]: () => Response.json({ indexes: { en: files } }),
        [files.outline]: () => Response.json({ version: 0, pages: [] }),
      },
      SearchResponseError,
    ],
  ])("can't be used where %s", async (_, given, expected) => {
    answers = Object.fromEntries(Object.entries(given).map(([path, answer]) => [base + path, answer]));
    await expect(createSearchService(place).search([query])).rejects.toThrow(expected);
  });
});

/** A worker as browsers make them, in this thread. */
function workerStandIn(service: SearchService) {
  const listeners: Record<string, ((event: { data: WorkerAnswer }) => void)[]> = { message: [], error: [] };
  const requests: WorkerRequest[] = [];
  let broken = false;
  const worker: WorkerLike = {
    postMessage: (request) => {
      requests.push(structuredClone(request));
      if (broken || request.type === "start") return;
      void answerRequest(structuredClone(request), service).then((answer) => {
        listeners.message?.forEach((listener) => listener({ data: structuredClone(answer) }));
      });
    },
    addEventListener: (type: string, listener: (event: { data: WorkerAnswer }) => void) => {
      listeners[type]?.push(listener);
    },
    terminate: vi.fn(),
  };
  return {
    worker,
    requests,
    stopAnswering: () => {
      broken = true;
    },
    fail: () => listeners.error?.forEach((listener) => listener({ data: { id: 0, type: "loaded" } })),
  };
}

const notInPage = () => {
  throw new Error("Nothing should have to be done in the page.");
};

describe("a service in a worker", () => {
  it("starts the worker with the first request and gives each request an id of its own", async () => {
    const { worker, requests } = workerStandIn(createSearchService(place));
    const start = vi.fn(() => worker);
    const service = createWorkerService({ startWorker: start, place, inPage: notInPage });
    expect(start).not.toHaveBeenCalled();
    await service.load();
    const [first] = await service.search([query, { ...query, query: "nothing" }]);
    expect(first?.hits).toHaveLength(1);
    expect(start).toHaveBeenCalledOnce();
    expect(requests.map(({ type }) => type)).toEqual(["start", "load", "search"]);
    expect(new Set(requests.map(({ id }) => id)).size).toBe(3);
  });

  it("gives each caller the answer to his own request, whatever their order", async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const inner = createSearchService(place);
    const slow: SearchService = {
      load: () => inner.load(),
      sections: (query) => inner.sections(query),
      search: async (queries) => {
        if (queries[0]?.query === "quotas") await held;
        return inner.search(queries);
      },
    };
    const service = createWorkerService({
      startWorker: () => workerStandIn(slow).worker,
      place,
      inPage: notInPage,
    });
    const first = service.search([query]);
    const second = service.search([{ ...query, query: "nothing" }]);
    expect((await second)[0]?.query).toBe("nothing");
    release?.();
    expect((await first)[0]?.query).toBe("quotas");
  });

  it("throws errors of the contract's classes and recovers", async () => {
    const service = createWorkerService({
      startWorker: () => workerStandIn(createSearchService(place)).worker,
      place,
      inPage: notInPage,
    });
    const manifest = answers[base + manifestUrl];
    answers[base + manifestUrl] = () => new Response("<html>");
    await expect(service.search([query])).rejects.toThrow(SearchResponseError);
    Reflect.deleteProperty(answers, base + manifestUrl);
    await expect(service.load()).rejects.toThrow(SearchUnreachableError);
    await expect(service.load()).rejects.toMatchObject({ name: "RetryError" });
    if (manifest) answers[base + manifestUrl] = manifest;
    expect(await service.search([query])).toHaveLength(1);
  });

  it("answers in the page where no worker can be made", async () => {
    const inPage = vi.fn(() => createSearchService(place));
    const service = createWorkerService({
      startWorker: () => {
        throw new ReferenceError("Worker is not defined");
      },
      place,
      inPage,
    });
    expect(await service.search([query])).toHaveLength(1);
    expect(await service.search([query])).toHaveLength(1);
    expect(inPage).toHaveBeenCalledOnce();
  });

  it("answers in the page what a broken worker has left unanswered, and all that follows", async () => {
    const { worker, requests, stopAnswering, fail } = workerStandIn(createSearchService(place));
    const start = vi.fn(() => worker);
    const service = createWorkerService({
      startWorker: start,
      place,
      inPage: () => createSearchService(place),
    });
    stopAnswering();
    const waiting = service.search([query]);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    fail();
    expect((await waiting)[0]?.nbHits).toBe(1);
    expect(await service.search([query])).toHaveLength(1);
    expect(start).toHaveBeenCalledOnce();
    expect(worker.terminate).toHaveBeenCalled();
  });
});

describe("a worker that was ended", () => {
  it.each(["with an error", "without a word"])(
    "%s is started again and answers what was asked",
    async (how) => {
      vi.useFakeTimers();
      try {
        const first = workerStandIn(createSearchService(place));
        const second = workerStandIn(createSearchService(place));
        const start = vi.fn(() => second.worker).mockImplementationOnce(() => first.worker);
        const service = createWorkerService({ startWorker: start, place, inPage: notInPage });
        await service.search([query]);
        first.stopAnswering();
        const waiting = service.search([query]);
        await vi.advanceTimersByTimeAsync(0);
        if (how === "with an error") first.fail();
        else await vi.advanceTimersByTimeAsync(10_000);
        expect((await waiting)[0]?.nbHits).toBe(1);
        expect(start).toHaveBeenCalledTimes(2);
        expect(first.worker.terminate).toHaveBeenCalled();
        expect(second.requests.map(({ type }) => type)).toEqual(["start", "search"]);
      } finally {
        vi.useRealTimers();
      }
    },
  );
});

describe("the provider", () => {
  it("prepares by loading, and keeps quiet about a failure until somebody searches", async () => {
    Reflect.deleteProperty(answers, base + manifestUrl);
    const provider = createEmbeddedProvider((onRefined) => createSearchService(place, onRefined));
    provider.prepare();
    await expect(provider.search([query])).rejects.toThrow(SearchUnreachableError);
  });

  it("answers each query in order", async () => {
    const provider = createEmbeddedProvider((onRefined) => createSearchService(place, onRefined));
    const { results } = await provider.search([{ ...query, query: "nothing" }, query]);
    expect(results.map(({ query: asked, nbHits }) => [asked, nbHits])).toEqual([
      ["nothing", 0],
      ["quotas", 1],
    ]);
  });
});
