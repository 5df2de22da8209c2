type Mark = "data-area" | "lang" | "dir";

/**
 * Writes the area, language and direction of a page on the document, where they differ from what stands there: a browser
 * styles the whole page anew when `lang` or `dir` is written, even with the same value.
 */
export function markDocument(root: Element, marks: Record<Mark, string>): void {
  for (const [name, value] of Object.entries<string>(marks)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}
