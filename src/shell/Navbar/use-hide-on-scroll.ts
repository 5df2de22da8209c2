import { useEffect, useState } from "react";
import { decodeOr } from "../../model/navigation/path";
import { onNavigation } from "../States/route-events";

/** Any of these means that the reader scrolls. */
const userScrolls = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** How a scroll event changes whether the navbar is shown. */
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
 * Whether the navbar is hidden. It disappears when the reader scrolls down or jumps to a heading, and returns on scrolling
 * up. Near the top of the page, it's always shown. Sites whose configuration doesn't hide it don't have this code.
 */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    if (process.env.GATSBY_HIDING_NAVBAR !== "on") return;
    let last = window.scrollY;
    const barHeight = () => document.querySelector("header")?.clientHeight ?? 0;
    let isJumping = false;
    const onScroll = () => {
      const to = Math.max(0, window.scrollY);
      const from = last;
      last = to;
      if (isJumping) {
        setHidden(to > barHeight());
        return;
      }
      setHidden((wasHidden) => isHiddenAfter({ from, to, barHeight: barHeight(), wasHidden }));
    };
    const onJump = () => {
      if (!document.getElementById(decodeOr(window.location.hash.slice(1)))) return;
      // On the way to a heading above, the page scrolls up, which would show the navbar.
      isJumping = true;
      setHidden(true);
    };
    const onJumped = () => {
      isJumping = false;
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener("scroll", onScroll, { passive: true, signal });
    window.addEventListener("scrollend", onJumped, { signal });
    window.addEventListener("hashchange", onJump, { signal });
    const stopListening = onNavigation(() => undefined, onJump);
    for (const event of userScrolls) window.addEventListener(event, onJumped, { passive: true, signal });
    return () => {
      stopListening();
      controller.abort();
    };
  }, []);

  return hidden;
}
