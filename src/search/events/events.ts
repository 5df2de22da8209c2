import type { SearchAnswer } from "../provider";

/** What a search service receives: hits that were shown, and hits that were opened. */
export type SearchEvent = {
  eventName: string;
  index: string;
  userToken: string;
  timestamp: number;
  objectIDs: string[];
} & ({ eventType: "view" } | { eventType: "click"; queryID: string; positions: number[] });

/** Sends events. Can be called while the reader leaves the page. */
export type EventTransport = (events: readonly SearchEvent[]) => void;

/** What events contain about an answer. */
export type ShownAnswer = Pick<SearchAnswer, "index" | "queryID" | "page" | "hitsPerPage"> & {
  hits: readonly { objectID: string }[];
};

export interface SearchEvents {
  /** Records the hits in an answer that is shown. */
  viewed: (answer: ShownAnswer) => void;
  /**
   * Immediately sends that a hit was opened. Hits are identified by ID, because a heading and the texts below it have the
   * same address.
   * @param answer the one that showed the hit, because both the modal and the page might have one
   */
  opened: (answer: ShownAnswer, objectID: string) => void;
  /** Sends everything that hasn't been sent, because the reader is leaving the page. */
  flush: () => void;
}

/** Views are sent after a pause, with at most this many hits per event. */
const debounce = 400;
const batchSize = 20;

/**
 * Sends views and clicks to a search service.
 * @param send how to send them
 * @param userToken identifies the reader for one visit; nothing is kept for the next
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
      // Without the query's ID, a click can't be assigned to it.
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
