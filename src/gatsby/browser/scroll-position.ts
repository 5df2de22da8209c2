interface Place {
  pathname: string;
  hash: string;
  key?: string;
  /** `PUSH` if the reader followed a link or a script navigated here. Gatsby sets it only in these cases. */
  action?: string;
}

/** The subset of Gatsby's arguments used here. */
export interface ScrollUpdate {
  prevRouterProps?: { location: Place } | null | undefined;
  routerProps: { location: Place };
  getSavedScrollPosition: (location: Place) => readonly [number, number] | number | null | undefined;
}

/**
 * Decides whether Gatsby scrolls after the address has changed. Gatsby keeps a single position for all places on a page that
 * plain links lead to, and prefers the hash over the reader's last position. Back would lead to neither. So when readers move
 * through the history:
 *
 * - within a page, the browser restores the position itself,
 * - on another page, the reader's last position there takes precedence over the hash.
 *
 * @param scrollTo sets the position immediately
 * @returns false if Gatsby must not scroll; undefined leaves the decision to Gatsby
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
