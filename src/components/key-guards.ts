/** Whether a key pressed there types text. @param target the innermost element, including inside shadow roots */
export function isEditable(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}

/** Whether an open dialog keeps everything else closed. The assistant and search don't: opening one closes the other. */
export function isOtherDialogOpen(): boolean {
  const open = document.querySelectorAll('dialog[open], [aria-modal="true"]');
  return [...open].some((dialog) => !dialog.hasAttribute("data-gives-way"));
}

/** Whether a dialog blocks the page itself. */
export function isPageCovered(): boolean {
  return isOtherDialogOpen() || document.querySelector(":modal") !== null;
}
