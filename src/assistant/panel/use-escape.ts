import { useEffect, type RefObject } from "react";
import { isComposingKey } from "../../search/launcher/key-meaning";
import { isEditable, isOtherDialogOpen } from "../../components/key-guards";

/**
 * Closes the window by Escape, unless something else takes the key: a definition or menu that is open, another dialog, or a
 * field of the page, which Escape clears. Beside the page that holds wherever the focus is.
 * @param dialog the window
 * @param isBeside whether the window stands beside the page
 */
export function useEscape(
  dialog: RefObject<HTMLDialogElement | null>,
  isBeside: boolean,
  close: () => void,
): void {
  useEffect(() => {
    // Of the browser's window, where the key arrives when everybody else has had it.
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
