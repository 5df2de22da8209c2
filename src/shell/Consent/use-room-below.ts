import { useLayoutEffect, type RefObject } from "react";

const room = "--room-below";

/**
 * Reserves space at the end of the page for an element that is fixed at the bottom of the window. Everything above it can
 * then be scrolled into view, both by readers and by the browser when it moves the focus.
 * @param element the fixed element
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(room, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(room);
    };
  }, [element]);
}
