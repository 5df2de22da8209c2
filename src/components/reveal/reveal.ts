/**
 * Opens whatever an element is folded away in: folds, and what is `hidden` and listens to `beforematch`, as tabs and filters
 * do. Browsers send that event themselves before they show what a search on the page or a text fragment has found.
 * @returns whether something had to be opened
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

/** Opens what hides an element, and brings it into view where that was needed. */
export function revealAndScroll(element: Element): void {
  if (!reveal(element)) return;
  // After Gatsby's own scrolling, and once React has drawn what is shown now.
  requestAnimationFrame(() => {
    element.scrollIntoView();
  });
}

function isClosed(at: Element, inner: Element): boolean {
  if (!(at instanceof HTMLDetailsElement)) return at.hasAttribute("hidden");
  return !at.open && at !== inner && !at.querySelector(":scope > summary")?.contains(inner);
}
