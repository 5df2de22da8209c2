import { useEffect } from "react";
import { isEditable, isOtherDialogOpen } from "../../components/key-guards";
import { keyMeaning } from "./key-meaning";

/**
 * Opens search with Ctrl+K, Cmd+K and the slash, and closes it with the first two. The keys do nothing while a different
 * dialog is open.
 */
export function useSearchKeys(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const meaning = keyMeaning(event, isEditable(event.composedPath()[0]));
      if (meaning === null) return;
      if (isOpen) {
        if (meaning !== "toggle") return;
        event.preventDefault();
        close();
      } else if (!isOtherDialogOpen()) {
        event.preventDefault();
        open();
      }
    };
    window.addEventListener("keydown", listen);
    return () => {
      window.removeEventListener("keydown", listen);
    };
  }, [isOpen, open, close]);
}
