import type { SearchEvents, ShownAnswer } from "../events";
import { isAnswerHit } from "./modal-client";

/** What the modal tells of its hits. */
export interface ModalEvents {
  /** Notes an answer that is shown. */
  viewed: (answer: ShownAnswer) => void;
  /** Notes that a hit of that answer was opened. */
  opened: (objectID: string) => void;
  /** Notes that an item of the modal was opened: kept searches are no hits, even where the answer has the same. */
  openedItem: (item: object) => void;
}

/** Joins what is opened in the modal to the answer in which it was shown. */
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
