import { useEffect, type RefObject } from "react";

/**
 * Closes an open element when the reader presses, touches or focuses something outside, or presses Escape. Only Escape
 * returns the focus to the control that opened it.
 * @param root the element that counts as inside
 * @param trigger the control that opened it
 */
export function useDismiss(
  isOpen: boolean,
  close: () => void,
  root: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      close();
      trigger.current?.focus();
    };
    const outside = ["mousedown", "touchstart", "focusin"] as const;
    for (const type of outside) document.addEventListener(type, closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      for (const type of outside) document.removeEventListener(type, closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen, close, root, trigger]);
}
