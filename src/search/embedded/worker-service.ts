import type { AnsweringSection, SearchAnswer, SearchQuery, SectionQuery } from "../provider";
import { answerRequest } from "./answer-request";
import type { EarlyIndex, IndexLocation } from "./early-index";
import type { SearchService } from "./search-service";
import { toError, type WorkerAnswer, type WorkerRequest } from "./worker-messages";

/** The part of a `Worker` used here. */
export interface WorkerLike {
  postMessage(message: WorkerRequest): void;
  addEventListener(type: "message", listener: (event: { data: WorkerAnswer }) => void): void;
  addEventListener(type: "error", listener: () => void): void;
  terminate(): void;
}

interface WorkerServiceOptions {
  /** Creates the worker; can throw. */
  startWorker: () => WorkerLike;
  location: IndexLocation;
  early?: Promise<EarlyIndex | undefined>;
  /** Creates the service that replaces workers permanently if they can't start or keep failing. */
  inPage: () => SearchService;
  /** Called once results come from the full text. */
  onRefined?: () => void;
}

interface Waiting {
  request: WorkerRequest;
  resolve: (answer: WorkerAnswer | Promise<WorkerAnswer>) => void;
}

/**
 * Browsers silently terminate workers when memory runs out. A worker that doesn't respond for this time, in milliseconds, is
 * considered terminated.
 */
const SILENCE = 4000;
const MOST_RESTARTS = 2;

/** A search service in a worker. If a worker fails, its unanswered requests are sent to the next worker. */
export function createWorkerService({
  startWorker,
  location,
  early,
  inPage,
  onRefined,
}: WorkerServiceOptions): SearchService {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let restarts = 0;
  let hasAnswered = false;
  let worker: WorkerLike | undefined;
  let started: Promise<void> | undefined;
  let fallback: SearchService | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const giveUp = () => {
    const service = (fallback ??= inPage());
    for (const { request, resolve } of waiting.values()) resolve(answerRequest(request, service));
    waiting.clear();
  };

  const breakDown = (broken: WorkerLike | undefined) => {
    if (broken !== worker) return;
    clearTimeout(watch);
    watch = undefined;
    worker?.terminate();
    worker = undefined;
    // A worker that has never sent a message can't start in this browser.
    if (!hasAnswered || restarts >= MOST_RESTARTS) {
      giveUp();
      return;
    }
    restarts += 1;
    if (waiting.size > 0) post([...waiting.values()].map(({ request }) => request));
  };

  const hear = (data: WorkerAnswer) => {
    hasAnswered = true;
    clearTimeout(watch);
    watch = undefined;
    if (data.type === "refined") onRefined?.();
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
    if (waiting.size > 0) beginWatch();
  };

  /** While a request takes long, checks that the worker is still running. */
  const beginWatch = () => {
    if (watch !== undefined) return;
    watch = setTimeout(() => {
      const asked = worker;
      asked?.postMessage({ id: ++lastId, type: "ping" });
      watch = setTimeout(() => {
        breakDown(asked);
      }, SILENCE);
    }, SILENCE);
  };

  const start = (): WorkerLike | undefined => {
    if (worker || fallback) return worker;
    try {
      const made = startWorker();
      worker = made;
      made.addEventListener("message", ({ data }) => {
        if (made === worker) hear(data);
      });
      made.addEventListener("error", () => {
        breakDown(made);
      });
      started = Promise.resolve(restarts === 0 ? early : undefined).then((ahead) => {
        if (made === worker) made.postMessage({ id: ++lastId, type: "start", location, early: ahead });
      });
    } catch {
      worker = undefined;
      giveUp();
    }
    return worker;
  };

  const post = (requests: readonly WorkerRequest[]) => {
    const running = start();
    void started?.then(() => {
      if (!running || running !== worker) return;
      for (const request of requests) if (waiting.has(request.id)) running.postMessage(request);
      // Until its first message, the worker's script might still be loading.
      if (hasAnswered) beginWatch();
    });
  };

  const ask = async (request: WorkerRequest): Promise<WorkerAnswer> => {
    if (fallback) return answerRequest(request, fallback);
    return new Promise<WorkerAnswer>((resolve) => {
      waiting.set(request.id, { request, resolve });
      post([request]);
    });
  };

  return {
    load: async () => {
      orThrow(await ask({ id: ++lastId, type: "load" }));
    },
    search: async (queries: readonly SearchQuery[]): Promise<SearchAnswer[]> => {
      const answer = orThrow(await ask({ id: ++lastId, type: "search", queries }));
      return answer.type === "answers" ? answer.answers : [];
    },
    sections: async (query: SectionQuery): Promise<AnsweringSection[]> => {
      const answer = orThrow(await ask({ id: ++lastId, type: "sections", query }));
      return answer.type === "sections" ? answer.sections : [];
    },
  };
}

function orThrow(answer: WorkerAnswer): WorkerAnswer {
  if (answer.type === "failed") throw toError(answer.error);
  return answer;
}
