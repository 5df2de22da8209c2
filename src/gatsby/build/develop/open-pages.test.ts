import { createRequire } from "node:module";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { gatsbyEmitter } from "../gatsby-store";
import { whenQuiet } from "./open-pages";
import { shownEvent } from "./waiting";

const require = createRequire(import.meta.url);

function newEmitter(): ReturnType<typeof gatsbyEmitter> {
  return (require("gatsby/dist/utils/mett") as { mett: typeof newEmitter }).mett();
}

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
