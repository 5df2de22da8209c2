import { startTransition, type ReactNode } from "react";
import { stopKeepingInput } from "./early-input";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates a page that the server rendered, or renders it if the server didn't. It's a transition, which React runs in
 * pieces of 5 ms, so a long page responds to scrolling and clicks meanwhile. Gatsby's own way blocks a slow phone for up to
 * several seconds.
 * @see https://react.dev/reference/react-dom/client/hydrateRoot
 */
export function hydratePage(element: ReactNode, container: HTMLElement): void {
  if (container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes()) {
    startTransition(() => {
      hydrateRoot(container, element);
    });
    stopKeepingInput(window);
  } else {
    createRoot(container).render(element);
  }
}
