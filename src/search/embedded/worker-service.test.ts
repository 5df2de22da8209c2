import { describe, expect, it, vi } from "vitest";
import { manifestUrl } from "../../model/search/search-files";
import { SearchResponseError, SearchUnreachableError } from "../provider";
import { answerRequest } from "./answer-request";
import { answerRequests, answers, base, location, query } from "./index-answers.test-support";
import { createSearchService, type SearchService } from "./search-service";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages";
import { createWorkerService, type WorkerLike } from "./worker-service";

answerRequests();

/** A worker like those that browsers create, but in this thread. */
function fakeWorker(service: SearchService) {
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
  it("starts the worker with the first request and gives each request its own ID", async () => {
    const { worker, requests } = fakeWorker(createSearchService(location));
    const start = vi.fn(() => worker);
    const service = createWorkerService({ startWorker: start, location, inPage: notInPage });
    expect(start).not.toHaveBeenCalled();
    await service.load();
    const [first] = await service.search([query, { ...query, query: "nothing" }]);
    expect(first?.hits).toHaveLength(1);
    expect(start).toHaveBeenCalledOnce();
    expect(requests.map(({ type }) => type)).toEqual(["start", "load", "search"]);
    expect(new Set(requests.map(({ id }) => id)).size).toBe(3);
  });

  it("returns each response to its caller, regardless of their order", async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const inner = createSearchService(location);
    const slow: SearchService = {
      load: () => inner.load(),
      sections: (query) => inner.sections(query),
      search: async (queries) => {
        if (queries[0]?.query === "quotas") await held;
        return inner.search(queries);
      },
    };
    const service = createWorkerService({
      startWorker: () => fakeWorker(slow).worker,
      location,
      inPage: notInPage,
    });
    const first = service.search([query]);
    const second = service.search([{ ...query, query: "nothing" }]);
    expect((await second)[0]?.query).toBe("nothing");
    release?.();
    expect((await first)[0]?.query).toBe("quotas");
  });

  it("throws errors of the documented classes and recovers", async () => {
    const service = createWorkerService({
      startWorker: () => fakeWorker(createSearchService(location)).worker,
      location,
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

  it("answers in the page if no worker can be created", async () => {
    const inPage = vi.fn(() => createSearchService(location));
    const service = createWorkerService({
      startWorker: () => {
        throw new ReferenceError("Worker is not defined");
      },
      location,
      inPage,
    });
    expect(await service.search([query])).toHaveLength(1);
    expect(await service.search([query])).toHaveLength(1);
    expect(inPage).toHaveBeenCalledOnce();
  });

  it("answers in the page all requests that a broken worker left unanswered, and all later ones", async () => {
    const { worker, requests, stopAnswering, fail } = fakeWorker(createSearchService(location));
    const start = vi.fn(() => worker);
    const service = createWorkerService({
      startWorker: start,
      location,
      inPage: () => createSearchService(location),
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

describe("a terminated worker", () => {
  it.each(["with an error", "without a word"])(
    "%s is restarted and answers the pending requests",
    async (how) => {
      vi.useFakeTimers();
      try {
        const first = fakeWorker(createSearchService(location));
        const second = fakeWorker(createSearchService(location));
        const start = vi.fn(() => second.worker).mockImplementationOnce(() => first.worker);
        const service = createWorkerService({ startWorker: start, location, inPage: notInPage });
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
