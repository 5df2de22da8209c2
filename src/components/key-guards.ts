/** Whether a key pressed there writes something. @param target the innermost element, inside shadow roots too */
export function isEditable(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}

/**
 * Whether a dialog is open that keeps everything else closed. The assistant and search give way: opening one closes the
 * other.
 */
export function isOtherDialogOpen(): boolean {
  const open = document.querySelectorAll('dialog[open], [aria-modal="true"]');
  return [...open].some((dialog) => !dialog.hasAttribute("data-gives-way"));
}

/** Whether a dialog keeps the page itself from being used. */
export function isPageCovered(): boolean {
  return isOtherDialogOpen() || document.querySelector(":modal") !== null;
}
