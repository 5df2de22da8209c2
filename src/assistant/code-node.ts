import type { ContentElement } from "../model/content/content-tree";
import { escapeHtml } from "../model/content/escape-html";

/**
 * A code sample as the site renders it, including its copy button, but without colors.
 * @param source as it was written
 * @param language shown in its head; can be empty
 */
export function codeNode(source: string, language: string): ContentElement {
  return { type: "CodeBlock", props: { language, html: codeHtml(source) } };
}

/** The lines of a sample in the form that the site's own highlighter creates. */
export function codeHtml(source: string): string {
  const lines = source.replace(/\n$/, "").split("\n");
  return lines.map((line) => `<span class="line">${escapeHtml(line)}\n</span>`).join("");
}
