import { openHit } from "../hits/open-hit";

/**
 * Follows a click anywhere on a hit. DocSearch only records the click, because it expects the hit to be a link.
 * @param onOpen called after a click on a hit in an answer, even if the browser opens it elsewhere
 * @returns a function that stops listening
 */
export function followHits(root: HTMLElement, onOpen: (objectID: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest("button")) return;
    const hit = event.target.closest(".DocSearch-Hit")?.querySelector<HTMLElement>("[data-hit]");
    if (!hit?.dataset.hit) return;
    if (hit.dataset.objectId) onOpen(hit.dataset.objectId);
    // With these keys, the browser opens the link elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openHit(hit.dataset.hit);
  };
  root.addEventListener("click", follow);
  return () => {
    root.removeEventListener("click", follow);
  };
}
