import { decodable } from "./repair-hash";

type Navigate = (to: string | number, options?: object) => unknown;

declare global {
  /** The functions through which Gatsby's links, its `navigate` and its redirects go. */
  interface Window {
    ___navigate?: Navigate;
    ___push?: Navigate;
    ___replace?: Navigate;
  }
}

type NavigatingWindow = Pick<Window, "___navigate" | "___push" | "___replace">;

/**
 * Wraps the functions that Gatsby navigates with, which no event announces. An address whose hash can't be decoded is
 * repaired, as in `repairHashes`.
 * @param onStart gets the address when the reader starts to navigate. Gatsby tells only of the end, and of a delay after a
 *   whole second
 */
export function wrapNavigation(window: NavigatingWindow, onStart: (to: string) => void): void {
  for (const name of ["___navigate", "___push", "___replace"] as const) {
    const navigate = window[name];
    if (!navigate) continue;
    window[name] = (to, options) => {
      // Gatsby takes a number of steps through the history, too.
      if (typeof to === "number") return navigate(to, options);
      const address = decodable(to);
      if (name === "___navigate") onStart(address);
      return navigate(address, options);
    };
  }
}
