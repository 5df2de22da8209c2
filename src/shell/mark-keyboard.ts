/**
 * Marks the document while the reader uses the keyboard. A browser focuses the heading that an address leads to, and would
 * show that with a frame even if nobody has pressed a key.
 */
export function markKeyboard({ document }: Window): void {
  const { dataset } = document.documentElement;
  document.addEventListener("keydown", () => (dataset.keyboard = ""), { capture: true });
  document.addEventListener(
    "pointerdown",
    () => {
      delete dataset.keyboard;
    },
    { capture: true },
  );
}
