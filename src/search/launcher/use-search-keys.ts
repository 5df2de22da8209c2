import { useEffect } from "react";
import { keyMeaning } from "./key-meaning";

/**
 * Opens search by Ctrl+K, Cmd+K and the slash, and closes it by the first two. While another dialog is open the keys do
 * nothing.
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

/**
 * Whether a dialog is open that keeps everything else closed. The assistant and search give way: opening one closes the
 * other.
 */
export function isOtherDialogOpen(): boolean {
  const open = document.querySelectorAll('dialog[open], [aria-modal="true"]');
  return [...open].some((dialog) => !dialog.hasAttribute("data-gives-way"));
}

/** Whether a key pressed there writes something. */
export function isEditable(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
