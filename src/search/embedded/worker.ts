import { answerRequest } from "./answer-request";
import { createSearchService, type SearchService } from "./search-service";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages";

// The types at hand are those of a page; a worker's `postMessage` has no target.
const worker = globalThis as unknown as {
  addEventListener(type: "message", listener: (event: MessageEvent<WorkerRequest>) => void): void;
  postMessage(answer: WorkerAnswer): void;
};

let service: SearchService | undefined;

worker.addEventListener("message", ({ data }) => {
  service ??= createSearchService(data.place);
  void answerRequest(data, service).then((answer) => {
    worker.postMessage(answer);
  });
});
