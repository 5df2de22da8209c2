import type { SiteEvents } from "../../analytics/events";
import { track } from "../../analytics/track";

type Search = SiteEvents["search"];

export interface SearchTracker {
  /** Records an answer that is shown. */
  answered: (query: string, results: number) => void;
  /** Reports everything that hasn't been reported, because the reader is leaving the page. */
  flush: () => void;
}

/** How long after the last answer a query counts as complete, in milliseconds. */
const pause = 1000;

/**
 * Reports searches. While a query is typed, each letter has an answer, and the last one is the search. Further pages and
 * filtered results for the same query are the same search, even if the modal leads to the search page.
 * @param send called once per search
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

/** Reports the searches of this visit to analytics; see `track`. */
export function trackSearch(query: string, results: number): void {
  if (process.env.GATSBY_ANALYTICS !== "on") return;
  if (!tracker) {
    tracker = createSearchTracker((search) => track("search", search));
    window.addEventListener("pagehide", tracker.flush);
  }
  tracker.answered(query, results);
}
