import { useEffect } from "react";
import { isEditable, isOtherDialogOpen } from "../../components/key-guards";
import { isComposingKey, type PressedKey } from "../../search/launcher/key-meaning";

/** Whether a key is the assistant's: Ctrl+J or Cmd+J. */
export function isAssistantKey(pressed: PressedKey): boolean {
  if (isComposingKey(pressed) || pressed.altKey || pressed.shiftKey) return false;
  return (pressed.ctrlKey || pressed.metaKey) && pressed.key.toLowerCase() === "j";
}

/**
 * Opens and closes the assistant with its keys, unless someone is typing elsewhere or a different dialog is open. The keys
 * also work in the assistant's own field and in the search box.
 */
export function useAssistantKeys(toggle: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isAssistantKey(event)) return;
      const target = event.composedPath()[0];
      const isElsewhere = target instanceof Element && target.closest("[data-gives-way]") === null;
      if ((isElsewhere && isEditable(target)) || isOtherDialogOpen()) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [toggle]);
}
