import { answerRequest } from "./answer-request";
import { createSearchService, type SearchService } from "./search-service";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages";

// TypeScript's types here are for a page; a worker's `postMessage` has no target.
const worker = globalThis as unknown as {
  addEventListener(type: "message", listener: (event: MessageEvent<WorkerRequest>) => void): void;
  postMessage(answer: WorkerAnswer): void;
};

let service: SearchService | undefined;

worker.addEventListener("message", ({ data }) => {
  if (data.type === "start") {
    const tellRefined = () => worker.postMessage({ id: 0, type: "refined" });
    service = createSearchService(data.location, tellRefined, data.early);
  } else if (service) {
    void answerRequest(data, service).then((answer) => {
      worker.postMessage(answer);
    });
  }
});
