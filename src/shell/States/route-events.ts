const navigationStarts = "route-navigation-starts";
const navigationEnds = "route-navigation-ends";

/** Announces that the reader starts to navigate to an address (src/gatsby/browser/wrap-navigation.ts). */
export function announceNavigation(window: Window, to: string): void {
  window.dispatchEvent(new CustomEvent<string>(navigationStarts, { detail: to }));
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
