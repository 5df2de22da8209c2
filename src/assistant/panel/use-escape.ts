import { useEffect } from "react";
import { isComposingKey } from "../../search/launcher/key-meaning";
import { isEditable, isOtherDialogOpen } from "../../components/key-guards";

/**
 * Closes the window beside the page by Escape wherever the focus is, unless something else takes the key: an open menu or
 * dialog, or a field of the page, which Escape clears.
 * @param isBeside whether the window stands beside the page; over the page it has the focus and hears the key itself
 */
export function useEscapeBeside(isBeside: boolean, close: () => void): void {
  useEffect(() => {
    if (!isBeside) return;
    // On the window, where the key arrives when everybody else has had it.
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isComposingKey(event)) return;
      if (isEditable(event.composedPath()[0]) || isOtherDialogOpen()) return;
      event.preventDefault();
      close();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [isBeside, close]);
}
