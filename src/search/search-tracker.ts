import type { SiteEvents } from "../analytics/events";
import { track } from "../analytics/track";

type Search = SiteEvents["search"];

export interface SearchTracker {
  /** Notes an answer that is shown. */
  answered: (query: string, results: number) => void;
  /** Tells of what has not been told, since the page is being left. */
  flush: () => void;
}

/** Milliseconds without another answer after which a reader has typed all of his query. */
const pause = 1000;

/**
 * Tells of searches. While a query is typed each letter has its answer; the last of them is the search. Further pages and
 * narrower results of the same query are the same search, also where the modal leads to the search page.
 * @param send told of each search once
 */
export function createSearchTracker(send: (search: Search) => void): SearchTracker {
  let waiting: Search | null = null;
  let last: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (waiting) send(waiting);
    last = waiting?.search_term ?? last;
    waiting = null;
  };
  return {
    flush,
    answered: (query, results) => {
      const term = query.trim();
      clearTimeout(timer);
      waiting = term === "" || term === last ? null : { search_term: term, results };
      if (waiting) timer = setTimeout(flush, pause);
    },
  };
}

let tracker: SearchTracker | undefined;

/** Tells analytics of the searches of this visit; see `track`. */
export function trackSearch(query: string, results: number): void {
  if (process.env.GATSBY_ANALYTICS !== "on") return;
  if (!tracker) {
    tracker = createSearchTracker((search) => track("search", search));
    window.addEventListener("pagehide", tracker.flush);
  }
  tracker.answered(query, results);
}
