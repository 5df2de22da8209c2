import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INDEX_VERSION, manifestUrl, type SearchIndexFile } from "../../model/search-index";
import { SearchResponseError, SearchUnreachableError } from "../provider";
import { answerRequest } from "./answer-request";
import { createEmbeddedProvider } from "./embedded-provider";
import { createSearchService, type SearchService } from "./search-service";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages";
import { createWorkerService, type WorkerLike } from "./worker-service";

const base = "https://docs.example/base";
const place = { base, language: "en" };
const indexUrl = "/search/index-0123456789abcdef.json";
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
      entries: [],
    },
  ],
};
const query = { indexName: "docs", query: "quotas" };

let answers: Record<string, () => Response>;
const asked = vi.fn<(url: string, options?: RequestInit) => void>();

beforeEach(() => {
  answers = {
    [base + manifestUrl]: () =>
      Response.json({ version: INDEX_VERSION, indexes: { en: indexUrl }, records: 1 }),
    [base + indexUrl]: () => Response.json(file),
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
      [base + indexUrl, undefined],
    ]);
  });

  it("is that of the reader's language", async () => {
    const arabic = "/search/index-00000000000000aa.json";
    const indexes = { en: indexUrl, ar: arabic };
    answers[base + manifestUrl] = () => Response.json({ version: INDEX_VERSION, indexes, records: 2 });
    answers[base + arabic] = () => Response.json(file);
    await createSearchService({ base, language: "ar" }).load();
    expect(asked.mock.calls.map(([url]) => url)).toEqual([base + manifestUrl, base + arabic]);
  });

  it("is fetched again after a failure, with the manifest of that time", async () => {
    const service = createSearchService(place);
    const moved = "/search/index-fedcba9876543210.json";
    Reflect.deleteProperty(answers, base + indexUrl);
    await expect(service.load()).rejects.toThrow(SearchUnreachableError);
    answers[base + manifestUrl] = () =>
      Response.json({ version: INDEX_VERSION, indexes: { en: moved }, records: 1 });
    answers[base + moved] = () => Response.json(file);
    expect((await service.search([query]))[0]?.nbHits).toBe(1);
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
      { [manifestUrl]: () => Response.json({ indexes: { ar: indexUrl } }) },
      SearchResponseError,
    ],
    ["the manifest is no object", { [manifestUrl]: () => Response.json(null) }, SearchResponseError],
    [
      "it is of another version",
      {
        [manifestUrl]: () => Response.json({ indexes: { en: indexUrl } }),
        [indexUrl]: () => Response.json({ version: 0, pages: [] }),
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
      if (broken) return;
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
    const service = createWorkerService(start, place, notInPage);
    expect(start).not.toHaveBeenCalled();
    await service.load();
    const [first] = await service.search([query, { ...query, query: "nothing" }]);
    expect(first?.hits).toHaveLength(1);
    expect(start).toHaveBeenCalledOnce();
    expect(requests.map(({ id, type }) => [id, type])).toEqual([
      [1, "load"],
      [2, "search"],
    ]);
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
    const service = createWorkerService(() => workerStandIn(slow).worker, place, notInPage);
    const first = service.search([query]);
    const second = service.search([{ ...query, query: "nothing" }]);
    expect((await second)[0]?.query).toBe("nothing");
    release?.();
    expect((await first)[0]?.query).toBe("quotas");
  });

  it("throws errors of the contract's classes and recovers", async () => {
    const service = createWorkerService(
      () => workerStandIn(createSearchService(place)).worker,
      place,
      notInPage,
    );
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
    const service = createWorkerService(
      () => {
        throw new ReferenceError("Worker is not defined");
      },
      place,
      inPage,
    );
    expect(await service.search([query])).toHaveLength(1);
    expect(await service.search([query])).toHaveLength(1);
    expect(inPage).toHaveBeenCalledOnce();
  });

  it("answers in the page what a broken worker has left unanswered, and all that follows", async () => {
    const { worker, stopAnswering, fail } = workerStandIn(createSearchService(place));
    const start = vi.fn(() => worker);
    const service = createWorkerService(start, place, () => createSearchService(place));
    stopAnswering();
    const waiting = service.search([query]);
    await Promise.resolve();
    fail();
    expect((await waiting)[0]?.nbHits).toBe(1);
    expect(await service.search([query])).toHaveLength(1);
    expect(start).toHaveBeenCalledOnce();
    expect(worker.terminate).toHaveBeenCalled();
  });
});

describe("the provider", () => {
  it("prepares by loading, and keeps quiet about a failure until somebody searches", async () => {
    Reflect.deleteProperty(answers, base + manifestUrl);
    const provider = createEmbeddedProvider(createSearchService(place));
    provider.prepare();
    await expect(provider.search([query])).rejects.toThrow(SearchUnreachableError);
  });

  it("answers each query in order", async () => {
    const provider = createEmbeddedProvider(createSearchService(place));
    const { results } = await provider.search([{ ...query, query: "nothing" }, query]);
    expect(results.map(({ query: asked, nbHits }) => [asked, nbHits])).toEqual([
      ["nothing", 0],
      ["quotas", 1],
    ]);
  });
});
