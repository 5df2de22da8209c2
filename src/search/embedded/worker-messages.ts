import {
  SearchResponseError,
  SearchUnreachableError,
  type AnsweringSection,
  type SearchAnswer,
  type SearchQuery,
  type SectionQuery,
} from "../provider";
import type { EarlyIndex, IndexLocation } from "./early-index";

/** Requests from the page to the worker, starting with `start`. Responses contain the `id` of their request. */
export type WorkerRequest = { id: number } & (
  | { type: "start"; location: IndexLocation; early: EarlyIndex | undefined }
  | { type: "ping" }
  | { type: "load" }
  | { type: "search"; queries: readonly SearchQuery[] }
  | { type: "sections"; query: SectionQuery }
);

/** `refined` isn't a response: it reports that the full text has loaded. */
export type WorkerAnswer = { id: number } & (
  | { type: "loaded" | "pong" | "refined" }
  | { type: "answers"; answers: SearchAnswer[] }
  | { type: "sections"; sections: AnsweringSection[] }
  | { type: "failed"; error: FailureMessage }
);

/** An error as a message, because classes can't be passed between threads. */
export interface FailureMessage {
  name: string;
  message: string;
}

const classes = [SearchUnreachableError, SearchResponseError];

export function toFailure(error: unknown): FailureMessage {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: "Error", message: String(error) };
}

/** Restores the error from a message, with the class that the contract defines. */
export function toError({ name, message }: FailureMessage): Error {
  for (const One of classes) {
    const error = new One(message);
    if (error.name === name) return error;
  }
  return Object.assign(new Error(message), { name });
}
