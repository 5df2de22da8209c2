import type { AnswerPart } from "../provider";

/** Ends the streams of many models. */
const END = "[DONE]";
const LONGEST_TITLE = 200;

/**
 * Reads one message of the protocol, which src/assistant/README.md describes. Anything that isn't described is ignored.
 * @param text JSON, or `[DONE]`
 * @returns null for a message without a meaning for this site
 * @throws Error if it isn't JSON in the described form
 */
export function parseMessage(text: string): AnswerPart | null {
  if (text.trim() === END) return { type: "done" };
  const message: unknown = JSON.parse(text);
  if (typeof message !== "object" || message === null || Array.isArray(message))
    throw new Error("A message must be an object.");
  const { type, ...fields } = message as Record<string, unknown>;
  switch (type) {
    case "text":
      return { type, text: stringOf(fields.text) };
    case "source":
      return {
        type,
        source: { title: stringOf(fields.title).slice(0, LONGEST_TITLE), url: stringOf(fields.url) },
      };
    case "error":
      // The service's own words belong in its logs. Readers get the site's text.
      return { type, error: { kind: "refused" } };
    case "done":
      return { type };
    default:
      return null;
  }
}

function stringOf(value: unknown): string {
  if (typeof value !== "string") throw new Error("A required text is missing.");
  return value;
}
