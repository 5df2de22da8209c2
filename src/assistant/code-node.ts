import type { ContentElement } from "../model/content/content-tree";
import { escapeHtml } from "../model/content/escape-html";

/**
 * A code sample as the site draws it, with its button to copy it, but without colours.
 * @param source as it was written
 * @param language what its head says; may be empty
 */
export function codeNode(source: string, language: string): ContentElement {
  return { type: "CodeBlock", props: { language, html: codeHtml(source) } };
}

/** Lines of a sample as the site's own highlighter makes them. */
export function codeHtml(source: string): string {
  const lines = source.replace(/\n$/, "").split("\n");
  return lines.map((line) => `<span class="line">${escapeHtml(line)}\n</span>`).join("");
}
