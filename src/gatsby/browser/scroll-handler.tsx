import { Component, type ReactNode } from "react";
import { readStored, writeStored } from "../../model/site/browser-storage";

/** The router's key for every address that no script navigated to, so several history entries share it. */
const INITIAL_KEY = "initial";

interface Place {
  pathname: string;
  hash: string;
  key?: string;
}

interface ScrollContextProps {
  location: Place;
  /** Gatsby's hook, which calls `_stateStorage.read()` on the object it is bound to. */
  shouldUpdateScroll: (
    this: ScrollContext,
    previous: ScrollContextProps | undefined,
    current: ScrollContextProps,
  ) => unknown;
  children: ReactNode;
}

/**
 * Remembers how far readers scroll on each page and scrolls there when they come back, or to the hash in the address. It does
 * the same as Gatsby's `gatsby-react-router-scroll` and exports the same names. That package is CommonJS and imports the whole
 * router, so the bundler would keep the entire router, half of which is unused.
 */
export class ScrollContext extends Component<ScrollContextProps> {
  readonly _stateStorage = { read };
  private latest = 0;
  private isWaiting = false;

  override componentDidMount(): void {
    window.addEventListener("scroll", this.noteScroll);
    const { location } = this.props;
    if (isComingBack()) this.restore(location);
    else if (location.hash) this.scrollToHash(undefined);
    // Any position stored under this key is from an earlier visit.
    if (location.key === INITIAL_KEY) save(location, INITIAL_KEY, window.scrollY);
  }

  override componentDidUpdate(previous: ScrollContextProps): void {
    const { location } = this.props;
    if (location.hash) this.scrollToHash(previous);
    else this.scrollTo(location.key ? read(location, location.key) : undefined, previous);
  }

  override componentWillUnmount(): void {
    window.removeEventListener("scroll", this.noteScroll);
  }

  override render(): ReactNode {
    return this.props.children;
  }

  private readonly noteScroll = (): void => {
    this.latest = window.scrollY;
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      const { location } = this.props;
      if (location.key) save(location, location.key, this.latest);
      this.isWaiting = false;
    });
  };

  /** Browsers restore the position of the first page themselves, even if the address has a hash. */
  private restore(location: Place): void {
    if (location.key === undefined || location.key === INITIAL_KEY) return;
    const saved = read(location, location.key);
    if (saved) this.scrollTo(saved, undefined);
  }

  private scrollTo(top: number | undefined, previous: ScrollContextProps | undefined): void {
    // Browsers treat a missing position as the top.
    if (this.wantsScroll(previous)) window.scrollTo(0, top ?? 0);
  }

  private scrollToHash(previous: ScrollContextProps | undefined): void {
    const target = document.getElementById(decodeURI(this.props.location.hash).slice(1));
    if (target && this.wantsScroll(previous)) target.scrollIntoView();
  }

  private wantsScroll(previous: ScrollContextProps | undefined): boolean {
    return Boolean(this.props.shouldUpdateScroll.call(this, previous, this.props));
  }
}

/** Gatsby's package exports this for scrollable elements. @throws Error always, since no part of the site uses it */
export function useScrollRestoration(): never {
  throw new Error(
    "useScrollRestoration isn't included in this site's scripts. See src/gatsby/browser/scroll-handler.tsx.",
  );
}

/** Whether the browser loads this document again for a reload or for a step through the history. */
function isComingBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (
    navigation instanceof PerformanceNavigationTiming && ["reload", "back_forward"].includes(navigation.type)
  );
}

function storageKey({ pathname }: Place, key: string): string {
  return `@@scroll|${pathname}|${key}`;
}

function read(place: Place, key: string): number {
  return Number(readStored(storageKey(place, key), "sessionStorage") ?? 0);
}

function save(place: Place, key: string, top: number): void {
  writeStored(storageKey(place, key), String(top), "sessionStorage");
}
