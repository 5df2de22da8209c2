import type { SearchAnswer, SearchQuery } from "../provider";
import type { AnsweringSection, SectionQuery } from "../sections";
import { answerRequest } from "./answer-request";
import type { IndexPlace } from "./load-index";
import type { SearchService } from "./search-service";
import { toError, type WorkerAnswer, type WorkerRequest } from "./worker-messages";

/** What of a `Worker` is needed. */
export interface WorkerLike {
  postMessage(message: WorkerRequest): void;
  addEventListener(type: "message", listener: (event: { data: WorkerAnswer }) => void): void;
  addEventListener(type: "error", listener: () => void): void;
  terminate(): void;
}

interface Waiting {
  request: WorkerRequest;
  resolve: (answer: WorkerAnswer | Promise<WorkerAnswer>) => void;
}

/**
 * A search service in a worker.
 * @param startWorker makes the worker; may throw
 * @param place of the index that it loads
 * @param inPage makes the service that takes over for good where the worker can't start or breaks down, unanswered
 *   requests included
 */
export function createWorkerService(
  startWorker: () => WorkerLike,
  place: IndexPlace,
  inPage: () => SearchService,
): SearchService {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: WorkerLike | undefined;
  let fallback: SearchService | undefined;

  const giveUp = () => {
    worker?.terminate();
    worker = undefined;
    const service = (fallback ??= inPage());
    for (const { request, resolve } of waiting.values()) resolve(answerRequest(request, service));
    waiting.clear();
  };

  const start = (): WorkerLike | undefined => {
    if (worker || fallback) return worker;
    try {
      worker = startWorker();
      worker.addEventListener("message", ({ data }) => {
        waiting.get(data.id)?.resolve(data);
        waiting.delete(data.id);
      });
      worker.addEventListener("error", giveUp);
    } catch {
      giveUp();
    }
    return worker;
  };

  const ask = async (request: WorkerRequest): Promise<WorkerAnswer> => {
    const running = start();
    if (!running) return answerRequest(request, (fallback ??= inPage()));
    return new Promise<WorkerAnswer>((resolve) => {
      waiting.set(request.id, { request, resolve });
      running.postMessage(request);
    });
  };

  return {
    load: async () => {
      orThrow(await ask({ id: ++lastId, place, type: "load" }));
    },
    search: async (queries: readonly SearchQuery[]): Promise<SearchAnswer[]> => {
      const answer = orThrow(await ask({ id: ++lastId, place, type: "search", queries }));
      return answer.type === "answers" ? answer.answers : [];
    },
    sections: async (query: SectionQuery): Promise<AnsweringSection[]> => {
      const answer = orThrow(await ask({ id: ++lastId, place, type: "sections", query }));
      return answer.type === "sections" ? answer.sections : [];
    },
  };
}

function orThrow(answer: WorkerAnswer): WorkerAnswer {
  if (answer.type === "failed") throw toError(answer.error);
  return answer;
}
