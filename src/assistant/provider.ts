import type { ComponentType } from "react";
import type { ContentNode } from "../model/content/content-tree";

/** Where an answer comes from. */
export interface AnswerSource {
  title: string;
  /** A path of this site, or a whole address. */
  url: string;
  /** Page and headings above the section, the outermost first. */
  trail?: readonly string[];
  /** What stands there, to be shown in place of an answer. It comes from this site's own pages. */
  passage?: readonly ContentNode[];
  /** Whether the passage is only a part of what stands there. */
  isCut?: boolean;
}

/** Why there is no answer, or no whole one. */
export type AnswerErrorKind =
  /** The browser can't reach anything. */
  | "offline"
  /** Too many questions (429). */
  | "busy"
  /** The service failed (5xx). */
  | "server"
  /** The service doesn't take the question (4xx), or said so itself. */
  | "refused"
  /** What came can't be read, or ended too early. */
  | "malformed"
  /** Nothing came for too long. */
  | "timeout"
  /** The service's script can't be loaded or doesn't start. */
  | "blocked"
  /** The site's own search index can't be loaded. */
  | "search";

export interface AnswerError {
  kind: AnswerErrorKind;
  /** Seconds after which a busy service may be asked again. */
  retryAfter?: number;
  status?: number;
}

/** A piece of an answer, in the order of arrival. After `error` and `done` nothing follows. */
export type AnswerPart =
  | { type: "text"; text: string }
  | { type: "source"; source: AnswerSource }
  | { type: "error"; error: AnswerError }
  | { type: "done" };

/** A question of the same conversation that was answered before. */
export interface Exchange {
  question: string;
  answer: string;
}

export interface QuestionContext {
  history: readonly Exchange[];
  /** The page that the reader is on. */
  page: { path: string; title: string; language: string };
  /** Aborted where the reader doesn't want the answer any more. */
  signal: AbortSignal;
}

/** Who answers. The panel uses this and nothing else. */
export interface AssistantProvider {
  name: "passages" | "endpoint" | "widget";
  /** Draws the text of an answer, where there is any. It is somebody else's, and trusted with no more than text. */
  Answer?: ComponentType<{ text: string }>;
  /** Whether the provider has a window of its own in which it is asked: it is opened by `ask("")`. */
  hasOwnWindow: boolean;
  /** Fetches what the first answer needs. Called when the panel opens; may be called often. */
  prepare?: () => void;
  /**
   * Answers a question, piece by piece. Failures are a part of type `error`; an iteration that ends without `error` or
   * `done` was cut off.
   */
  ask: (question: string, context: QuestionContext) => AsyncIterable<AnswerPart>;
}
