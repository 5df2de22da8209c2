import { useLayoutEffect, type RefObject } from "react";

const property = "--room-above";

/**
 * Sets how much of an element at the top of the page is still in the window, so that sticky elements below it can end
 * earlier. Until scripts run, the style sheets assume its usual height.
 * @param element scrolls away with the page
 */
export function useRoomAbove(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!element.current) return;
    const { style } = document.documentElement;
    let known: number | null = null;
    const measure = () => {
      const room = Math.max(0, element.current?.getBoundingClientRect().bottom ?? 0);
      if (room === known) return;
      known = room;
      style.setProperty(property, `${room}px`);
    };
    // Its text wraps in narrow windows, and readers can close it.
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", measure);
      style.removeProperty(property);
    };
  }, [element]);
}
