import { limitQuery } from "../limit-query";
import { moveFocusInRing } from "./keep-focus";

/**
 * Handles the modal's events before DocSearch does: limits the length of the query and moves focus.
 * @param onComposing called when an input method starts and stops composing
 * @returns a function that stops it
 */
export function listenAhead(root: HTMLElement, onComposing: (isComposing: boolean) => void): () => void {
  const hear = (event: Event) => {
    const { target } = event;
    if (event.type === "compositionstart") onComposing(true);
    if (event.type === "compositionend") onComposing(false);
    const isText = event.type === "compositionend" || (event instanceof InputEvent && !event.isComposing);
    if (isText && target instanceof HTMLInputElement) write(target, limitQuery(target.value));
    if (event instanceof KeyboardEvent && event.key === "Tab") moveFocusInRing(root, event);
  };
  const types = ["input", "compositionstart", "compositionend", "keydown"];
  for (const type of types) root.addEventListener(type, hear, { capture: true });
  return () => {
    for (const type of types) root.removeEventListener(type, hear, { capture: true });
  };
}

/** Searches for a different query, as if it had been typed. */
export function search(root: HTMLElement | null, query: string): void {
  const input = root?.querySelector("input");
  if (!input) return;
  write(input, query);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  input.focus();
}

/** Searches for the content of the box again, which DocSearch does when the box gets focus. */
export function searchAgain(root: HTMLElement | null): void {
  const input = root?.querySelector("input");
  input?.blur();
  input?.focus();
}

/**
 * Repeats the search in the background, because there might be a better answer. If the reader has selected something,
 * nothing changes.
 */
export function refineSearch(root: HTMLElement | null): void {
  const input = root?.querySelector("input");
  const selected = root?.querySelector('.DocSearch-Hit[aria-selected="true"]');
  const isFirst = !selected || selected === root?.querySelector(".DocSearch-Hit");
  // React listens for focus with this event.
  if (input?.value && isFirst) input.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** Sets a value in a way that React notices. With the element's own property, React would consider the change its own. */
function write(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
}
