const focusable = "input, a[href], button:not([hidden])";

/**
 * Moves focus in a loop through the focusable elements. It replaces DocSearch's own loop, which knows only the elements that
 * existed when the modal opened.
 * @param root the element that keeps the focus
 */
export function moveFocusInRing(root: HTMLElement, event: KeyboardEvent): void {
  // DocSearch must not receive the key.
  event.stopPropagation();
  event.preventDefault();
  const stops = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  );
  const current = stops.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? (current <= 0 ? stops.length : current) - 1 : current + 1;
  stops[next % stops.length]?.focus();
}
