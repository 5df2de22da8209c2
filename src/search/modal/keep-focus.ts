const focusable = "input, a[href], button:not([hidden])";

/**
 * Moves focus in a ring through what can be reached inside, in place of DocSearch's own ring, which knows only what was
 * there when it opened.
 * @param root what focus stays in
 */
export function moveFocusInRing(root: HTMLElement, event: KeyboardEvent): void {
  // DocSearch must not hear of it.
  event.stopPropagation();
  event.preventDefault();
  const stops = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  );
  const current = stops.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? (current <= 0 ? stops.length : current) - 1 : current + 1;
  stops[next % stops.length]?.focus();
}
