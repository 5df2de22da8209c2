import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** The answer of a tool, as text. */
export function answer(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}

/** An answer that describes the problem with the request, so that the model can correct it. */
export function failure(text: string): CallToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

/**
 * Names with a similar spelling to one that doesn't exist.
 * @returns a sentence for the end of a message; empty if there are none
 */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? "" : ` Did you mean ${names.map((name) => `"${name}"`).join(", ")}?`;
}
