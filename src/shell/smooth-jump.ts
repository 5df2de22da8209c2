import { decodeOr } from "../model/navigation/path";

/** In screens. Readers lose track of the page in a longer scroll, and wait for it. */
const SHORT = 2;
/** In milliseconds, for browsers that don't report the end of a scroll. */
const LONGEST_SCROLL = 1000;

/**
 * Makes a jump to a heading scroll smoothly, but only if the reader follows a link within the page and the way is short. Any
 * other jump (to another page, by a search hit, or when a page loads) is immediate. This code is loaded when the pointer moves.
 */
const { dataset } = document.documentElement;
const stop = () => {
  delete dataset.jump;
};
document.addEventListener(
  "click",
  ({ target }) => {
    const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
    if (href?.startsWith("#") && isShortWay(href)) {
      dataset.jump = "smooth";
      setTimeout(stop, LONGEST_SCROLL);
    } else stop();
  },
  { capture: true },
);
document.addEventListener("scrollend", stop);

function isShortWay(hash: string): boolean {
  const target = document.getElementById(decodeOr(hash.slice(1)));
  // A folded target has no place yet.
  if (!target || target.getClientRects().length === 0) return false;
  return Math.abs(target.getBoundingClientRect().top) <= SHORT * window.innerHeight;
}

export {};
