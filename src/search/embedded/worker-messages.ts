import {
  SearchResponseError,
  SearchUnreachableError,
  type SearchAnswer,
  type SearchQuery,
} from "../provider";
import type { EarlyIndex, IndexPlace } from "./early-index";
import type { AnsweringSection, SectionQuery } from "../sections";

/** What the page asks the worker, `start` before all else. Answers carry the `id` of what they answer. */
export type WorkerRequest = { id: number } & (
  | { type: "start"; place: IndexPlace; early: EarlyIndex | undefined }
  | { type: "ping" }
  | { type: "load" }
  | { type: "search"; queries: readonly SearchQuery[] }
  | { type: "sections"; query: SectionQuery }
);

/** `refined` answers nothing: it says that the full text is there. */
export type WorkerAnswer = { id: number } & (
  | { type: "loaded" | "pong" | "refined" }
  | { type: "answers"; answers: SearchAnswer[] }
  | { type: "sections"; sections: AnsweringSection[] }
  | { type: "failed"; error: FailureMessage }
);

/** An error as a message: classes don't pass between threads. */
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

/** The error that a message stands for, of the class that the contract names. */
export function toError({ name, message }: FailureMessage): Error {
  for (const One of classes) {
    const error = new One(message);
    if (error.name === name) return error;
  }
  return Object.assign(new Error(message), { name });
}
