import { lazyPart } from "../../components/Lazy/lazy-part";
import type { SearchEngine } from "../engine/search-engine";
import type { Wanted } from "../sharded/sharded-search";

/** The full text of a site, which loads after the outline. */
export interface FullText {
  /**
   * The engines that answer queries from the full text. What they lack starts to load.
   * @returns for each query, undefined if its engine lacks something that it needs first
   */
  engines(wanted: readonly Wanted[]): (SearchEngine | undefined)[];
  /** Loads what a query needs. @throws the same errors as `loadOutline` */
  engineFor(wanted: Wanted): Promise<SearchEngine>;
}

/** The time after a failure before the full text is requested again, in milliseconds. */
const PAUSE = 2000;

/**
 * Limits how often the full text is requested. Even if it can't be loaded, there are results, so not every keystroke should
 * start another attempt.
 * @returns a function that starts an attempt, unless one has just failed, and returns whether it has started
 */
export function pausingAfterFailure(): (attempt: () => Promise<unknown>) => boolean {
  let nextTry = 0;
  return (attempt) => {
    if (performance.now() < nextTry) return false;
    attempt().catch(() => {
      nextTry = performance.now() + PAUSE;
    });
    return true;
  };
}

/**
 * The full text in one file.
 * @param load loads it
 * @param onRefined called once, when it has loaded
 */
export function wholeText(load: () => Promise<SearchEngine>, onRefined?: () => void): FullText {
  let full: SearchEngine | undefined;
  const start = pausingAfterFailure();
  const { load: engineFor } = lazyPart(async () => {
    full = await load();
    onRefined?.();
    return full;
  });
  return {
    engines: (wanted) => {
      start(engineFor);
      return wanted.map(() => full);
    },
    engineFor,
  };
}
