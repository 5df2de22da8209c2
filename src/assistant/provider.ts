import type { ComponentType } from "react";
import type { ContentNode } from "../model/content/content-tree";

/** The source of an answer. */
export interface AnswerSource {
  title: string;
  /** A path of this site, or a complete address. */
  url: string;
  /** The page and the headings above the section, outermost first. */
  trail?: readonly string[];
  /** The section's content, to show instead of an answer. It comes from this site's own pages. */
  passage?: readonly ContentNode[];
  /** Whether the passage is only a part of the section. */
  isCut?: boolean;
}

/** Why there is no answer, or only part of one. */
export type AnswerErrorKind =
  /** The browser can't reach anything. */
  | "offline"
  /** Too many questions (429). */
  | "busy"
  /** The service failed (5xx). */
  | "server"
  /** The service rejected the question (4xx), or reported the failure itself. */
  | "refused"
  /** The response can't be read, or ended too early. */
  | "malformed"
  /** Nothing arrived for too long. */
  | "timeout"
  /** The service's script can't be loaded or doesn't start. */
  | "blocked"
  /** The site's own search index can't be loaded. */
  | "search";

export interface AnswerError {
  kind: AnswerErrorKind;
  /** Seconds to wait before asking a busy service again. */
  retryAfter?: number;
  status?: number;
}

/** A piece of an answer, in the order of arrival. Nothing follows `error` or `done`. */
export type AnswerPart =
  | { type: "text"; text: string }
  | { type: "source"; source: AnswerSource }
  | { type: "error"; error: AnswerError }
  | { type: "done" };

/** A question in the same conversation that was already answered. */
export interface Exchange {
  question: string;
  answer: string;
}

export interface QuestionContext {
  history: readonly Exchange[];
  /** The page that the reader is on. */
  page: { path: string; title: string; language: string };
  /** Aborted if the reader no longer wants the answer. */
  signal: AbortSignal;
}

/** Answers questions. The panel uses nothing else of a provider. */
export interface AssistantProvider {
  name: "passages" | "endpoint" | "widget";
  /** Renders the text of an answer, if there is any. The text comes from an untrusted source. */
  Answer?: ComponentType<{ text: string }>;
  /** Whether the provider has its own window for questions, which `ask("")` opens. */
  hasOwnWindow: boolean;
  /** Loads what the first answer needs. Called when the panel opens; can be called often. */
  prepare?: () => void;
  /**
   * Answers a question piece by piece. Failures are pieces of type `error`. An iteration that ends without `error` or `done`
   * was interrupted.
   */
  ask: (question: string, context: QuestionContext) => AsyncIterable<AnswerPart>;
}
