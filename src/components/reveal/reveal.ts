/**
 * Opens everything that hides an element: folded elements, and elements that are `hidden` and listen to `beforematch`, such
 * as tabs and filters. Browsers send that event themselves before they show a match of a search in the page or of a text
 * fragment.
 * @returns whether anything had to be opened
 * @see https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm
 */
export function reveal(element: Element): boolean {
  const closed: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    if (isClosed(at, element)) closed.unshift(at);
  for (const at of closed) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    else {
      at.dispatchEvent(new Event("beforematch", { bubbles: true }));
      at.removeAttribute("hidden");
    }
  }
  return closed.length > 0;
}

/** Opens everything that hides an element and, if necessary, scrolls it into view. */
export function revealAndScroll(element: Element): void {
  if (!reveal(element)) return;
  // After Gatsby's own scrolling, and once React has rendered the revealed content.
  requestAnimationFrame(() => element.scrollIntoView());
}

function isClosed(at: Element, inner: Element): boolean {
  if (!(at instanceof HTMLDetailsElement)) return at.hasAttribute("hidden");
  return !at.open && at !== inner && !at.querySelector(":scope > summary")?.contains(inner);
}
