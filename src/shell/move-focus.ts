import type { KeyboardEvent, RefObject } from "react";

/** Moves focus through the links of an open list with the arrow keys, Home and End. */
export function moveFocusByArrows(event: KeyboardEvent, list: RefObject<HTMLElement | null>): void {
  const links = [...(list.current?.querySelectorAll<HTMLElement>("a") ?? [])];
  const current = links.findIndex((link) => link === document.activeElement);
  const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: links.length - 1 }[event.key];
  if (target === undefined || links.length === 0) return;
  event.preventDefault();
  links[(target + links.length) % links.length]?.focus();
}
