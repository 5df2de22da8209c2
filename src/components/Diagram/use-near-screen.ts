import { useEffect, useState, type RefObject } from "react";

/** How far ahead content is prepared once a reader scrolls. */
const ahead = "600px";

/**
 * Whether an element is on the screen or, once the reader has started to scroll, just below it. Nothing is prepared before
 * that, because rendering a diagram that isn't visible would keep the page from responding while it starts.
 */
export function useNearScreen(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !element.current) return;
    const target = element.current;
    const observers: IntersectionObserver[] = [];
    const observe = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setNear(true);
        },
        { rootMargin },
      );
      observer.observe(target);
      observers.push(observer);
    };
    const lookAhead = () => observe(ahead);
    observe("0px");
    window.addEventListener("scroll", lookAhead, { once: true, passive: true });
    return () => {
      window.removeEventListener("scroll", lookAhead);
      for (const observer of observers) observer.disconnect();
    };
  }, [element, near]);

  return near;
}
