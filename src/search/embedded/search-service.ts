import { lazyPart } from "../../components/Lazy/lazy-part";
import type { IndexFiles } from "../../model/search/search-files";
import { joinIndex, type OutlineFile } from "../../model/search/search-outline";
import { isSharded, type ShardedOutline } from "../../model/search/sharded-files";
import { buildIndexInSteps } from "../engine/engine-index";
import { HITS_PER_PAGE, SearchEngine } from "../engine/search-engine";
import {
  SearchResponseError,
  type AnsweringSection,
  type SearchAnswer,
  type SearchQuery,
  type SectionQuery,
} from "../provider";
import { ShardedSearch, type Wanted } from "../sharded/sharded-search";
import type { EarlyIndex, IndexLocation } from "./early-index";
import { wholeText, type FullText } from "./full-text";
import { loadManifest, loadOutline, loadShard, loadTexts, readOutline } from "./load-index";
import { shardedText } from "./sharded-text";

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

interface FirstFile {
  engine: SearchEngine;
  text: FullText;
}

/** The maximum time that building the index can delay queries, in milliseconds. */
const SLICE = 12;

/**
 * Answers from the first file as soon as it has loaded, and from the full text afterwards. If loading fails, the next request
 * tries again.
 * @param onRefined called when the full text has loaded; on a large site, when the files have loaded that the answers to the
 *   last queries need, and again when the rest has
 * @param early the part of the index that was fetched early
 */
export function createSearchService(
  location: IndexLocation,
  onRefined?: () => void,
  early?: EarlyIndex,
): SearchService {
  let fetched = early;
  const { load: outline } = lazyPart(async (): Promise<FirstFile> => {
    // Used only once: another attempt requests it again.
    const ahead = fetched;
    fetched = undefined;
    const files = ahead?.files ?? (await loadManifest(location));
    const file = ahead
      ? readOutline(ahead.outline, location.base + files.outline)
      : await loadOutline(location, files);
    return isSharded(file) ? largeSite(file, files) : smallSite(file, files);
  });
  const smallSite = (file: OutlineFile, files: IndexFiles): FirstFile => {
    const load = async () => {
      const index = joinIndex(file, await loadTexts(location, files));
      if (!index) throw new SearchResponseError("The files of the search index don't match.");
      return new SearchEngine(await inSlices(buildIndexInSteps(index)));
    };
    return { engine: new SearchEngine(file), text: wholeText(load, onRefined) };
  };
  const largeSite = (file: ShardedOutline, files: IndexFiles): FirstFile => {
    const search = new ShardedSearch(file, files.outlineBytes);
    const text = shardedText(search, (name) => loadShard(location, files, name), onRefined);
    return { engine: search.titles, text };
  };
  return {
    load: async () => {
      (await outline()).text.engines([]);
    },
    search: async (queries) => {
      const { engine, text } = await outline();
      const engines = text.engines(queries.map(wantedFor));
      return queries.map((query, number) => (engines[number] ?? engine).search(query));
    },
    sections: async (query) => {
      const { engine, text } = await outline();
      const { question, facetFilters, count } = query;
      const full = text.engineFor({ text: question, isQuestion: true, facetFilters, hits: count });
      return (await full.catch(() => engine)).sections(query);
    },
  };
}

function wantedFor({ query, page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters = [] }: SearchQuery): Wanted {
  return { text: query, isQuestion: false, facetFilters, hits: (page + 1) * hitsPerPage };
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
