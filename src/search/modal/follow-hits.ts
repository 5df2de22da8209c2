import { openHit } from "../open-hit";

/**
 * Follows a click on a hit, wherever on it. DocSearch only takes note of the click: it expects the hit to be a link.
 * @param onOpen told of a click on a hit of an answer, also where the browser opens it elsewhere
 * @returns a function that ends it
 */
export function followHits(root: HTMLElement, onOpen: (objectID: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest("button")) return;
    const hit = event.target.closest(".DocSearch-Hit")?.querySelector<HTMLElement>("[data-hit]");
    if (!hit?.dataset.hit) return;
    if (hit.dataset.objectId) onOpen(hit.dataset.objectId);
    // With these keys the browser opens the link elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openHit(hit.dataset.hit);
  };
  root.addEventListener("click", follow);
  return () => {
    root.removeEventListener("click", follow);
  };
}
