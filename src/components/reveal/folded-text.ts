/** Elements whose content might not be visible. */
const folding = "details:not([data-contents]), [data-tab]";
const hiding = "details:not([open]), [hidden]";

/** If the whole text isn't found, a folded element must contain this share of a hit's words. */
const enough = 0.9;

/**
 * Finds the text of a search hit in a folded element or in a tab that isn't selected. A hit's text might be cut off, and its
 * spaces and punctuation might differ from the page's.
 * @param content the page's content
 * @param text as the hit shows it
 * @returns the innermost element with the text; null if the text is visible, or if the page doesn't contain it
 */
export function foldedText(content: Element, text: string): Element | null {
  const wanted = lettersOf(text);
  if (wanted === "") return null;
  if (lettersOf(shownText(content)).includes(wanted)) return null;
  const hidden = [...content.querySelectorAll(folding)].filter((element) => element.closest(hiding) !== null);
  const whole = hidden.find((element) => lettersOf(element.textContent).includes(wanted));
  if (whole) return innermost(whole, wanted);
  const words = wordsOf(text);
  return hidden.findLast((element) => shareOf(words, element.textContent) >= enough) ?? null;
}

function innermost(element: Element, wanted: string): Element {
  const inner = [...element.children].find((child) => lettersOf(child.textContent).includes(wanted));
  return inner ? innermost(inner, wanted) : element;
}

function shownText(content: Element): string {
  const copy = content.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(hiding)) element.remove();
  return copy.textContent;
}

function lettersOf(text: string): string {
  return wordsOf(text).join("");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function shareOf(words: readonly string[], text: string): number {
  const there = new Set(wordsOf(text));
  return words.filter((word) => there.has(word)).length / words.length;
}
