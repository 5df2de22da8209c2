import type { SearchEvents, ShownAnswer } from "../events/events";
import { isAnswerHit } from "./modal-client";

/** What the modal reports about its hits. */
export interface ModalEvents {
  /** Records an answer that is shown. */
  viewed: (answer: ShownAnswer) => void;
  /** Records that a hit in that answer was opened. */
  opened: (objectID: string) => void;
  /**
   * Records that an item in the modal was opened. Stored searches don't count as hits, even if the answer contains the same
   * page.
   */
  openedItem: (item: object) => void;
}

/** Connects each hit opened in the modal to the answer that showed it. */
export function createModalEvents(events: Pick<SearchEvents, "viewed" | "opened">): ModalEvents {
  let answer: ShownAnswer | null = null;
  const opened = (objectID: string) => {
    if (answer) events.opened(answer, objectID);
  };
  return {
    opened,
    viewed: (next) => {
      answer = next;
      events.viewed(next);
    },
    openedItem: (item) => {
      if (isAnswerHit(item)) opened(item.objectID);
    },
  };
}
