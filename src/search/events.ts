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

/** What events tell of an answer. */
export type ShownAnswer = Pick<SearchAnswer, "index" | "queryID" | "page" | "hitsPerPage"> & {
  hits: readonly { objectID: string }[];
};

export interface SearchEvents {
  /** Notes the hits of an answer that is shown. */
  viewed: (answer: ShownAnswer) => void;
  /**
   * Sends at once that a hit was opened. Hits are told apart by their ids: a heading and the texts under it have one address.
   * @param answer the one that the reader was shown it in, since the modal and the page may both have one
   */
  opened: (answer: ShownAnswer, objectID: string) => void;
  /** Sends what has not been sent, since the page is being left. */
  flush: () => void;
}

/** Views are sent when none has come for a while, and so many hits in one event. */
const debounce = 400;
const batchSize = 20;

/**
 * Tells a search service of views and clicks.
 * @param send how
 * @param userToken names the reader for one visit; nothing is kept for the next
 */
export function createSearchEvents(send: EventTransport, userToken: string): SearchEvents {
  const seen = new Map<string, Set<string>>();
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
      const index = answer.index ?? "";
      const ids = seen.get(index) ?? new Set();
      for (const { objectID } of answer.hits) ids.add(objectID);
      if (ids.size === 0) return;
      seen.set(index, ids);
      clearTimeout(timer);
      timer = setTimeout(flush, debounce);
    },
    opened: ({ hits, index = "", queryID, page = 0, hitsPerPage = 0 }, objectID) => {
      const place = hits.findIndex((hit) => hit.objectID === objectID);
      // Without the query's id there is nothing that the click could be put down to.
      if (!queryID || place < 0) return;
      send([
        {
          ...common(index),
          eventType: "click",
          eventName: "Hit Clicked",
          objectIDs: [objectID],
          positions: [page * hitsPerPage + place + 1],
          queryID,
        },
      ]);
    },
  };
}

function batches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / batchSize);
  return Array.from({ length: count }, (_, index) => ids.slice(index * batchSize, (index + 1) * batchSize));
}
