import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** The answer of a tool, as text. */
export function answer(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}

/** An answer that says what was wrong with the request, so that the model can correct it. */
export function failure(text: string): CallToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

/**
 * Names that are spelled like one that isn't there.
 * @returns a sentence for the end of a message; empty where there is none
 */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? "" : ` Did you mean ${names.map((name) => `"${name}"`).join(", ")}?`;
}
