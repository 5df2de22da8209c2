import { startTransition, type ReactNode } from "react";
import { stopKeepingInput } from "./early-input";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Lets React take over a page that the server drew, or draws it where the server drew nothing. As a transition, which
 * React does in pieces of 5 ms: a long page answers scrolling and clicks meanwhile, where Gatsby's own way blocks a slow
 * phone for up to seconds.
 *
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
