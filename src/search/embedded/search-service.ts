import type { IndexFiles } from "../../model/search/search-files";
import { joinIndex, type OutlineFile } from "../../model/search/search-outline";
import { buildIndexInSteps } from "../engine/engine-index";
import { SearchEngine } from "../engine/search-engine";
import { SearchResponseError, type SearchAnswer, type SearchQuery } from "../provider";
import type { AnsweringSection, SectionQuery } from "../sections";
import type { EarlyIndex, IndexPlace } from "./early-index";
import { loadManifest, loadOutline, loadTexts, readOutline } from "./load-index";

/** Search over the site's own index. Runs in a worker, or in the page where there are no workers. */
export interface SearchService {
  /** Loads what answers first, and begins to load the full text. @throws what `loadOutline` throws */
  load(): Promise<void>;
  /** Answers each query, in order, from what is there. @throws what `load` throws */
  search(queries: readonly SearchQuery[]): Promise<SearchAnswer[]>;
  /** Answers a question from the full text, or from what is there if that can't be loaded. @throws what `load` throws */
  sections(query: SectionQuery): Promise<AnsweringSection[]>;
}

interface Outline {
  files: IndexFiles;
  file: OutlineFile;
  engine: SearchEngine;
}

/** How long building the index keeps queries waiting at most, in milliseconds. */
const SLICE = 12;

/** How long after a failure the full text isn't asked for again, in milliseconds. */
const PAUSE = 2000;

/**
 * Answers from the first file as soon as it is there, and from the full text from then on. What couldn't be loaded is
 * tried again with the next request.
 * @param onRefined told once, when the full text is there
 * @param early what was fetched ahead
 */
export function createSearchService(
  place: IndexPlace,
  onRefined?: () => void,
  early?: EarlyIndex,
): SearchService {
  let fetched = early;
  let full: SearchEngine | undefined;
  const outline = retried(async (): Promise<Outline> => {
    // Of use once: another try asks anew.
    const ahead = fetched;
    fetched = undefined;
    const files = ahead?.files ?? (await loadManifest(place));
    const file = ahead
      ? readOutline(ahead.outline, place.base + files.outline)
      : await loadOutline(place, files);
    return { files, file, engine: new SearchEngine(file) };
  });
  const fullText = retried(async (): Promise<SearchEngine> => {
    const { files, file } = await outline();
    const index = joinIndex(file, await loadTexts(place, files));
    if (!index) throw new SearchResponseError("The files of the search index don't belong together.");
    full = new SearchEngine(await inSlices(buildIndexInSteps(index)));
    onRefined?.();
    return full;
  });
  let nextTry = 0;
  const first = async () => {
    const { engine } = await outline();
    // Whatever comes of it, there are answers; not each key that is typed is another try.
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

/** What is loaded once, and again after a failure. */
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
