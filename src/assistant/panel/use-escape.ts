import { useEffect, type RefObject } from "react";
import { isComposingKey } from "../../search/launcher/key-meaning";
import { isEditable, isOtherDialogOpen } from "../../components/key-guards";

/**
 * Closes the window with Escape, unless something else handles the key: an open definition or menu, a different dialog, or a
 * field on the page, which Escape clears. If the window is next to the page, this works wherever the focus is.
 * @param dialog the window
 * @param isBeside whether the window is next to the page
 */
export function useEscape(
  dialog: RefObject<HTMLDialogElement | null>,
  isBeside: boolean,
  close: () => void,
): void {
  useEffect(() => {
    // The browser's window, which receives the key after everything else has had a chance to handle it.
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isComposingKey(event)) return;
      const target = event.composedPath()[0];
      const isInside = target instanceof Node && (dialog.current?.contains(target) ?? false);
      if (!isInside && (!isBeside || isEditable(target))) return;
      if (isOtherDialogOpen()) return;
      event.preventDefault();
      close();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [dialog, isBeside, close]);
}
