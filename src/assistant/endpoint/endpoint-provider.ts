import type { AnswerError, AnswerPart, AssistantProvider, QuestionContext } from "../provider";
import { parseMessage } from "./parse-message";
import { eventData, streamLines } from "./stream-lines";

/** How long the service can be silent before the request fails, in milliseconds. */
const TIMEOUT = 30_000;
/** The longest wait that a busy service can ask for, in seconds. A longer wait doesn't help readers. */
const LONGEST_WAIT = 3600;

/**
 * Sends questions to an HTTP endpoint, which answers with server-sent events or lines of JSON. No cookies are sent.
 * @param address from the site configuration
 */
export function createEndpointProvider(address: string): AssistantProvider {
  return {
    name: "endpoint",
    hasOwnWindow: false,
    ask: (question, context) => answer(address, question, context),
  };
}

async function* answer(
  address: string,
  question: string,
  { history, page, signal }: QuestionContext,
): AsyncGenerator<AnswerPart> {
  const patience = startPatience();
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream, application/x-ndjson" },
      body: JSON.stringify({ version: 1, question, history, page }),
      credentials: "omit",
      signal: AbortSignal.any([signal, patience.signal]),
    });
    const failure = failureOf(response);
    if (failure || !response.body) {
      yield { type: "error", error: failure ?? { kind: "malformed" } };
      return;
    }
    const lines = streamLines(response.body.pipeThrough(patience.renewed()));
    const isEvents = typeOf(response) === "text/event-stream";
    for await (const text of isEvents ? eventData(lines) : lines) {
      if (text.trim() === "") continue;
      const part = parseMessage(text);
      if (part) yield part;
      if (part?.type === "done" || part?.type === "error") return;
    }
  } catch (error) {
    yield { type: "error", error: { kind: kindOf(error, patience.signal) } };
  } finally {
    patience.end();
  }
}

const formats = ["text/event-stream", "application/x-ndjson", "application/jsonl", "application/json"];

/** Why a response contains no answer; null if it might contain one. */
function failureOf(response: Response): AnswerError | null {
  const { status } = response;
  if (status === 429) return { kind: "busy", status, ...retryAfter(response.headers.get("retry-after")) };
  if (status >= 500) return { kind: "server", status };
  if (!response.ok) return { kind: "refused", status };
  return formats.includes(typeOf(response)) ? null : { kind: "malformed" };
}

function typeOf({ headers }: Response): string {
  return (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** @param header seconds, or a date */
export function retryAfter(header: string | null): { retryAfter?: number } {
  if (header === null) return {};
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return seconds > 0 ? { retryAfter: Math.min(seconds, LONGEST_WAIT) } : {};
}

function kindOf(error: unknown, patience: AbortSignal): AnswerError["kind"] {
  if (patience.aborted) return "timeout";
  if (!navigator.onLine) return "offline";
  // A network failure is the only thing that fetch throws. Everything that can't be read throws something else.
  return error instanceof TypeError ? "offline" : "malformed";
}

/** A signal that is aborted if nothing has arrived for too long. */
function startPatience() {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), TIMEOUT);
  return {
    signal: controller.signal,
    renewed: () =>
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, next) => {
          clearTimeout(timer);
          timer = setTimeout(() => controller.abort(), TIMEOUT);
          next.enqueue(chunk);
        },
      }),
    end: () => clearTimeout(timer),
  };
}
