import { expect, test, vi } from "vitest";
import { createModalEvents } from "./modal-events";

const answer = { index: "docs", queryID: "q1", page: 0, hitsPerPage: 20, hits: [{ objectID: "a" }] };

test("an opened hit is reported together with its results", () => {
  const events = { viewed: vi.fn(), opened: vi.fn() };
  const modal = createModalEvents(events);
  modal.openedItem({ objectID: "a", _highlightResult: {} });
  expect(events.opened).not.toHaveBeenCalled();
  modal.viewed({ ...answer, queryID: "q0" });
  modal.viewed(answer);
  modal.openedItem({ objectID: "a", _highlightResult: {} });
  expect(events.viewed).toHaveBeenCalledTimes(2);
  expect(events.opened).toHaveBeenCalledExactlyOnceWith(answer, "a");
});

test("a saved search isn't reported as a hit of the last results", () => {
  const events = { viewed: vi.fn(), opened: vi.fn() };
  const modal = createModalEvents(events);
  modal.viewed(answer);
  modal.openedItem({ objectID: "a", url: "/a/" });
  expect(events.opened).not.toHaveBeenCalled();
});
