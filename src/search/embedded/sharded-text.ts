import type { ShardedSearch, Wanted } from "../sharded/sharded-search";
import { pausingAfterFailure, type FullText } from "./full-text";

/** The time without another query before the files for a query are requested, in milliseconds. */
const TYPING = 100;

/** Queries whose files are loading, or soon will be. */
interface Run {
  wanted: readonly Wanted[];
  /** Whether there is an answer already, which the files improve. */
  isAnswered: boolean;
}

/**
 * The full text of a large site, of which each query needs a few files.
 * @param load loads a file by its name
 * @param onRefined called when the files for the last queries have loaded: first the ones that answers need, then all of them
 */
export function shardedText(
  search: ShardedSearch,
  load: (name: string) => Promise<object>,
  onRefined?: () => void,
): FullText {
  const requests = new Map<string, Promise<void>>();
  const start = pausingAfterFailure();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Run | undefined;

  const addFile = async (name: string): Promise<void> => {
    search.expect(name);
    try {
      search.add(name, await load(name));
    } catch (error) {
      search.giveUp(name);
      throw error;
    } finally {
      requests.delete(name);
    }
  };
  const addFiles = (names: Iterable<string>) =>
    Promise.all(
      [...names].map((name) => {
        const request = requests.get(name) ?? addFile(name);
        requests.set(name, request);
        return request;
      }),
    );

  const run = async (own: Run): Promise<void> => {
    // The files for a query that was replaced meanwhile aren't needed.
    while (current === own) {
      const prepared = own.wanted.map((one) => search.prepare(one));
      const missing = new Set(prepared.flatMap((one) => one.missing));
      const isReady = prepared.every(({ engine }) => engine);
      if (isReady) search.markAnswered(own.wanted);
      if (missing.size === 0) current = undefined;
      if (isReady && (missing.size === 0 || !own.isAnswered)) {
        own.isAnswered = true;
        onRefined?.();
      }
      await addFiles(missing);
    }
  };
  const begin = (own: Run) => {
    const forget = () => {
      if (current === own) current = undefined;
    };
    if (!start(() => run(own).finally(forget))) forget();
  };

  return {
    engines: (wanted) => {
      const prepared = wanted.map((one) => search.prepare(one));
      const isComplete = prepared.every(({ missing }) => missing.length === 0);
      const isAnswered = prepared.every(({ engine }) => engine);
      if (isAnswered && prepared.some(({ engine }) => engine !== search.titles)) search.markAnswered(wanted);
      if (!isComplete && JSON.stringify(wanted) !== JSON.stringify(current?.wanted)) {
        const own: Run = { wanted, isAnswered };
        current = own;
        clearTimeout(timer);
        timer = setTimeout(() => {
          begin(own);
        }, TYPING);
      }
      return prepared.map(({ engine }) => engine);
    },
    engineFor: async (wanted) => {
      for (;;) {
        const { engine, missing } = search.prepare(wanted);
        if (engine) {
          search.markAnswered([wanted]);
          return engine;
        }
        await addFiles(missing);
      }
    },
  };
}
