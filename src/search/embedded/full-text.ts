import { lazyPart } from "../../components/Lazy/lazy-part";
import type { SearchEngine } from "../engine/search-engine";
import type { ShardedSearch, Wanted } from "../sharded/sharded-search";

/** The full text of a site, which loads after the outline. */
export interface FullText {
  /**
   * The engines that answer queries from the full text. What they lack starts to load.
   * @returns for each query, undefined if its engine lacks something
   */
  engines(wanted: readonly Wanted[]): (SearchEngine | undefined)[];
  /** Loads what a query needs. @throws the same errors as `loadOutline` */
  engineFor(wanted: Wanted): Promise<SearchEngine>;
}

/** The time after a failure before the full text is requested again, in milliseconds. */
const PAUSE = 2000;
/** The time without another query before the files for a query are requested, in milliseconds. */
const TYPING = 100;

/**
 * The full text in one file.
 * @param load loads it
 * @param onRefined called once, when it has loaded
 */
export function wholeText(load: () => Promise<SearchEngine>, onRefined?: () => void): FullText {
  let full: SearchEngine | undefined;
  let nextTry = 0;
  const { load: engineFor } = lazyPart(async () => {
    full = await load();
    onRefined?.();
    return full;
  });
  return {
    engines: (wanted) => {
      // Even if this fails, there are results. Not every keystroke should start another attempt.
      if (performance.now() >= nextTry)
        engineFor().catch(() => {
          nextTry = performance.now() + PAUSE;
        });
      return wanted.map(() => full);
    },
    engineFor,
  };
}

/**
 * The full text of a large site, of which each query needs a few files.
 * @param load loads a file by its name
 * @param onRefined called when the files for the last queries have loaded
 */
export function shardedText(
  search: ShardedSearch,
  load: (name: string) => Promise<object>,
  onRefined?: () => void,
): FullText {
  let nextTry = 0;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const engineFor = async (wanted: Wanted): Promise<SearchEngine> => {
    for (;;) {
      const ready = search.prepare(wanted);
      if (!Array.isArray(ready)) return ready;
      const files = await Promise.all(ready.map(async (name) => ({ name, file: await load(name) })));
      for (const { name, file } of files) search.add(name, file);
    }
  };
  return {
    engines: (wanted) => {
      const engines = wanted.map((one) => {
        const ready = search.prepare(one);
        return Array.isArray(ready) ? undefined : ready;
      });
      clearTimeout(wait);
      if (engines.includes(undefined) && performance.now() >= nextTry)
        wait = setTimeout(() => {
          Promise.all(wanted.map(engineFor)).then(
            () => onRefined?.(),
            () => {
              nextTry = performance.now() + PAUSE;
            },
          );
        }, TYPING);
      return engines;
    },
    engineFor,
  };
}
