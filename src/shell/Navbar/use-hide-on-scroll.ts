import { useEffect, useState } from "react";
import { decodeOr } from "../../model/navigation/path";

/** What a scroll tells of whether the bar is shown. */
export function isHiddenAfter(scroll: {
  from: number;
  to: number;
  barHeight: number;
  wasHidden: boolean;
}): boolean {
  const { from, to, barHeight, wasHidden } = scroll;
  if (to <= barHeight) return false;
  if (to === from) return wasHidden;
  return to > from;
}

/**
 * Whether the bar is out of sight: it goes when the reader scrolls down or jumps to a heading, and comes back on scrolling
 * up; near the top it always shows.
 * @param enabled from the configuration; when false the bar always shows
 */
export function useHideOnScroll(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    if (!enabled) return;
    let last = window.scrollY;
    const barHeight = () => document.querySelector("header")?.clientHeight ?? 0;
    const onScroll = () => {
      const to = Math.max(0, window.scrollY);
      const from = last;
      last = to;
      setHidden((wasHidden) => isHiddenAfter({ from, to, barHeight: barHeight(), wasHidden }));
    };
    const onJump = () => {
      if (document.getElementById(decodeOr(window.location.hash.slice(1)))) setHidden(true);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("hashchange", onJump);
    return () => {
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("hashchange", onJump);
    };
  }, [enabled]);

  return hidden;
}
