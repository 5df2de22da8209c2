interface Place {
  pathname: string;
  hash: string;
  key?: string;
  /** `PUSH` where a link or script has led here; Gatsby says it of these alone. */
  action?: string;
}

/** What of Gatsby's arguments is used. */
export interface ScrollUpdate {
  prevRouterProps?: { location: Place } | null | undefined;
  routerProps: { location: Place };
  getSavedScrollPosition: (location: Place) => readonly [number, number] | number | null | undefined;
}

/**
 * Decides whether Gatsby scrolls after the address has changed. It keeps one position for all places of a page that plain
 * links lead to, and goes to the hash rather than to where the reader was; Back would lead to neither. So on the way
 * through the history:
 *
 * - inside of a page the browser's own memory is left to work,
 * - back on another page the reader's last position there counts more than the hash.
 *
 * @param scrollTo sets the position, at once
 * @returns false where Gatsby must not scroll; undefined leaves it to Gatsby
 */
export function updateScroll(
  { prevRouterProps, routerProps: { location }, getSavedScrollPosition }: ScrollUpdate,
  scrollTo: (top: number) => void,
): false | undefined {
  if (location.action === "PUSH" || !prevRouterProps) return undefined;
  if (prevRouterProps.location.pathname === location.pathname) return false;
  if (location.hash === "") return undefined;
  const saved = getSavedScrollPosition(location);
  const top = Array.isArray(saved) ? Number(saved[1]) : Number(saved);
  if (!(top > 0)) return undefined;
  scrollTo(top);
  return false;
}
