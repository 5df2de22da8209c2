import { useLayoutEffect, type RefObject } from "react";

const room = "--room-below";

/**
 * Leaves as much room at the end of the page as something fixed at the window's bottom takes, so that everything above
 * it can be scrolled free, by hand and by the browser when it brings what is focused into view.
 * @param element what is fixed
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
