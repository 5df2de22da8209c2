import { decodable } from "./repair-hash";

type Navigate = (to: string | number, options?: object) => unknown;

declare global {
  /** The functions that Gatsby's links, its `navigate` and its redirects call. */
  interface Window {
    ___navigate?: Navigate;
    ___push?: Navigate;
    ___replace?: Navigate;
  }
}

type NavigatingWindow = Pick<Window, "___navigate" | "___push" | "___replace">;

/**
 * Wraps the functions that Gatsby navigates with, because no event announces a navigation. If the hash of an address can't be
 * decoded, it is repaired as in `repairHashes`.
 * @param onStart receives the address when the reader starts to navigate. Gatsby reports only the end, and a delay of more than
 *   a second
 */
export function wrapNavigation(window: NavigatingWindow, onStart: (to: string) => void): void {
  for (const name of ["___navigate", "___push", "___replace"] as const) {
    const navigate = window[name];
    if (!navigate) continue;
    window[name] = (to, options) => {
      // Gatsby also accepts a number of steps through the history.
      if (typeof to === "number") return navigate(to, options);
      const address = decodable(to);
      if (name === "___navigate") onStart(address);
      return navigate(address, options);
    };
  }
}
