import type { SearchService } from "./search-service";
import { toFailure, type WorkerAnswer, type WorkerRequest } from "./worker-messages";

/** Responds to one message from the page. A failure also results in a response. */
export async function answerRequest(request: WorkerRequest, service: SearchService): Promise<WorkerAnswer> {
  const { id } = request;
  try {
    if (request.type === "search") {
      return { id, type: "answers", answers: await service.search(request.queries) };
    }
    if (request.type === "sections")
      return { id, type: "sections", sections: await service.sections(request.query) };
    if (request.type === "load") await service.load();
    return { id, type: request.type === "ping" ? "pong" : "loaded" };
  } catch (error) {
    return { id, type: "failed", error: toFailure(error) };
  }
}
