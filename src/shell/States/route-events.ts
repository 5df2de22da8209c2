type Navigate = (to: string, options?: object) => unknown;

const navigationStarts = "route-navigation-starts";
const navigationEnds = "route-navigation-ends";

/**
 * Announces when a client navigation starts. Gatsby only tells of its end, and of a delay after a whole second; its links
 * and `navigate` go through one global function, which is wrapped here.
 */
export function announceNavigation(window: Window & { ___navigate?: Navigate }): void {
  const navigate = window.___navigate;
  if (!navigate) return;
  window.___navigate = (to, options) => {
    window.dispatchEvent(new CustomEvent<string>(navigationStarts, { detail: to }));
    return navigate(to, options);
  };
}

/** Announces that the page of a navigation is shown. */
export function announceArrival(window: Window): void {
  window.dispatchEvent(new Event(navigationEnds));
}

/**
 * Listens to both.
 * @param onStart gets the address that the reader goes to
 * @returns a function that stops listening
 */
export function onNavigation(onStart: (to: string) => void, onEnd: () => void): () => void {
  const start = (event: Event) => {
    if (event instanceof CustomEvent) onStart(String(event.detail));
  };
  window.addEventListener(navigationStarts, start);
  window.addEventListener(navigationEnds, onEnd);
  return () => {
    window.removeEventListener(navigationStarts, start);
    window.removeEventListener(navigationEnds, onEnd);
  };
}
