type Navigate = (to: string, options?: object) => unknown;

const navigationStarts = "route-navigation-starts";
const navigationEnds = "route-navigation-ends";

/**
 * Announces the start of a client-side navigation. Gatsby only announces its end, and a delay after one second. Gatsby's
 * links and `navigate` call one global function, which this code wraps.
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
 * Listens for both.
 * @param onStart gets the address of the navigation
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
