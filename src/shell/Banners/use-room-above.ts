import { useLayoutEffect, type RefObject } from "react";

const property = "--room-above";

/**
 * Tells the style sheets how much of an element at the top of the page is still in the window: what sticks below it ends
 * that much earlier. Until scripts run, they take its usual height.
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
    // Its text wraps on narrow windows, and it can be closed.
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
