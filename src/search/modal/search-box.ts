import { limitQuery } from "../limit-query";
import { moveFocusInRing } from "./keep-focus";

/**
 * Hears what happens in the modal before DocSearch does: holds the query to its length and moves focus.
 * @param onComposing told when an input method begins and ends to compose
 * @returns a function that ends it
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

/** Searches for something else, as if it had been typed. */
export function search(root: HTMLElement | null, query: string): void {
  const input = root?.querySelector("input");
  if (!input) return;
  write(input, query);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  input.focus();
}

/** Searches for what stands in the box again: DocSearch does so when the box gets focus. */
export function searchAgain(root: HTMLElement | null): void {
  const input = root?.querySelector("input");
  input?.blur();
  input?.focus();
}

/**
 * Searches for the same again without a reader's notice, since there may be a better answer. What he has selected stays: then
 * nothing changes.
 */
export function refineSearch(root: HTMLElement | null): void {
  const input = root?.querySelector("input");
  const selected = root?.querySelector('.DocSearch-Hit[aria-selected="true"]');
  const isFirst = !selected || selected === root?.querySelector(".DocSearch-Hit");
  // React hears of focus by this event.
  if (input?.value && isFirst) input.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** Sets a value so that React notices: its own property would take the change for one that it made itself. */
function write(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
}
