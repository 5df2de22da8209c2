import type { IndexFiles } from "../../model/search/search-files";
import { joinIndex, type OutlineFile } from "../../model/search/search-outline";
import { buildIndexInSteps } from "../engine/engine-index";
import { SearchEngine } from "../engine/search-engine";
import {
  SearchResponseError,
  type AnsweringSection,
  type SearchAnswer,
  type SearchQuery,
  type SectionQuery,
} from "../provider";
import type { EarlyIndex, IndexLocation } from "./early-index";
import { loadManifest, loadOutline, loadTexts, readOutline } from "./load-index";

/** Searches the site's own index. Runs in a worker, or in the page if workers aren't available. */
export interface SearchService {
  /** Loads the outline and starts to load the full text. @throws the same errors as `loadOutline` */
  load(): Promise<void>;
  /** Answers each query, in order, from the data loaded so far. @throws the same errors as `load` */
  search(queries: readonly SearchQuery[]): Promise<SearchAnswer[]>;
  /**
   * Answers a question from the full text, or from the outline if the full text can't be loaded.
   * @throws the same errors as `load`
   */
  sections(query: SectionQuery): Promise<AnsweringSection[]>;
}

interface Outline {
  files: IndexFiles;
  file: OutlineFile;
  engine: SearchEngine;
}

/** The maximum time that building the index can delay queries, in milliseconds. */
const SLICE = 12;

/** The time after a failure before the full text is requested again, in milliseconds. */
const PAUSE = 2000;

/**
 * Answers from the first file as soon as it has loaded, and from the full text afterwards. If loading fails, the next request
 * tries again.
 * @param onRefined called once, when the full text has loaded
 * @param early the part of the index that was fetched early
 */
export function createSearchService(
  location: IndexLocation,
  onRefined?: () => void,
  early?: EarlyIndex,
): SearchService {
  let fetched = early;
  let full: SearchEngine | undefined;
  const outline = retried(async (): Promise<Outline> => {
    // Used only once: another attempt requests it again.
    const ahead = fetched;
    fetched = undefined;
    const files = ahead?.files ?? (await loadManifest(location));
    const file = ahead
      ? readOutline(ahead.outline, location.base + files.outline)
      : await loadOutline(location, files);
    return { files, file, engine: new SearchEngine(file) };
  });
  const fullText = retried(async (): Promise<SearchEngine> => {
    const { files, file } = await outline();
    const index = joinIndex(file, await loadTexts(location, files));
    if (!index) throw new SearchResponseError("The files of the search index don't belong together.");
    full = new SearchEngine(await inSlices(buildIndexInSteps(index)));
    onRefined?.();
    return full;
  });
  let nextTry = 0;
  const first = async () => {
    const { engine } = await outline();
    // Even if this fails, there are results. Not every keystroke should start another attempt.
    if (performance.now() >= nextTry)
      fullText().catch(() => {
        nextTry = performance.now() + PAUSE;
      });
    return full ?? engine;
  };
  return {
    load: async () => {
      await first();
    },
    search: async (queries) => {
      const engine = await first();
      return queries.map((query) => engine.search(query));
    },
    sections: async (query) => {
      const engine = await first();
      return (await fullText().catch(() => engine)).sections(query);
    },
  };
}

/** A value that is loaded once, and loaded again after a failure. */
function retried<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let end = performance.now() + SLICE;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE;
  }
}
