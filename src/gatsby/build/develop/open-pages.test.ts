import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newEmitter } from "./new-emitter.test-support";
import { whenQuiet } from "./open-pages";
import { shownEvent } from "./waiting";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("postponed work begins once two seconds have passed without changes, and only once", () => {
  const emitter = newEmitter();
  const postpone = whenQuiet(emitter);
  const work = vi.fn();
  postpone(work);
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();

  emitter.emit(shownEvent);
  vi.advanceTimersByTime(1_900);
  emitter.emit("ENQUEUE_NODE_MUTATION");
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();

  emitter.emit(shownEvent);
  vi.advanceTimersByTime(2_000);
  expect(work).toHaveBeenCalledOnce();
  emitter.emit(shownEvent);
  vi.advanceTimersByTime(2_000);
  expect(work).toHaveBeenCalledOnce();
});
