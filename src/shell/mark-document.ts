type Mark = "data-area" | "lang" | "dir";

/**
 * Sets a page's area, language and direction on the document, but only if they change: a browser computes all styles again
 * when `lang` or `dir` is set, even to the same value.
 */
export function markDocument(root: Element, marks: Record<Mark, string>): void {
  for (const [name, value] of Object.entries<string>(marks)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}
