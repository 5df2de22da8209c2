import type { SearchAnswer } from "./provider";

/** What a search service learns of: hits that were shown, and one that was opened. */
export type SearchEvent = {
  eventName: string;
  index: string;
  userToken: string;
  timestamp: number;
  objectIDs: string[];
} & ({ eventType: "view" } | { eventType: "click"; queryID: string; positions: number[] });

/** Sends events; may be called while the page is being left. */
export type EventTransport = (events: readonly SearchEvent[]) => void;

export interface SearchEvents {
  /** Notes the hits of an answer that is shown. */
  viewed: (answer: SearchAnswer) => void;
  /** Notes that a hit of the last answer was opened, and sends it at once. */
  opened: (url: string) => void;
  /** Sends what has not been sent, since the page is being left. */
  flush: () => void;
}

/** Specification section 9: views are sent when none has come for a while, and so many hits in one event. */
const debounce = 400;
const batchSize = 20;

/**
 * Tells a search service of views and clicks.
 * @param send how
 * @param userToken names the reader for one visit; nothing is kept for the next
 */
export function createSearchEvents(send: EventTransport, userToken: string): SearchEvents {
  const seen = new Map<string, Set<string>>();
  let last: SearchAnswer | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const common = (index: string) => ({ index, userToken, timestamp: Date.now() });

  const flush = () => {
    clearTimeout(timer);
    const events = [...seen].flatMap(([index, ids]) =>
      batches([...ids]).map((objectIDs): SearchEvent => ({
        ...common(index),
        eventType: "view",
        eventName: "Hits Viewed",
        objectIDs,
      })),
    );
    seen.clear();
    if (events.length > 0) send(events);
  };

  return {
    flush,
    viewed: (answer) => {
      last = answer;
      const index = answer.index ?? "";
      const ids = seen.get(index) ?? new Set();
      for (const { objectID } of answer.hits) ids.add(objectID);
      if (ids.size === 0) return;
      seen.set(index, ids);
      clearTimeout(timer);
      timer = setTimeout(flush, debounce);
    },
    opened: (url) => {
      const place = last?.hits.findIndex((hit) => hit.url === url) ?? -1;
      const hit = last?.hits[place];
      // Without the query's id there is nothing that the click could be put down to.
      if (!last?.queryID || !hit) return;
      const position = (last.page ?? 0) * (last.hitsPerPage ?? 0) + place + 1;
      send([
        {
          ...common(last.index ?? ""),
          eventType: "click",
          eventName: "Hit Clicked",
          objectIDs: [hit.objectID],
          positions: [position],
          queryID: last.queryID,
        },
      ]);
    },
  };
}

function batches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / batchSize);
  return Array.from({ length: count }, (_, index) => ids.slice(index * batchSize, (index + 1) * batchSize));
}
