import { expect, test, vi } from "vitest";
import { runQueriesReplacement } from "./run-queries";

test("without queries, no worker starts", async () => {
  const start = vi.fn();
  const inWorkers = vi.fn();
  const { runQueriesInWorkersQueue } = runQueriesReplacement(() => ({ runQueriesInWorkersQueue: inWorkers }));
  await runQueriesInWorkersQueue({ start }, { staticQueryIds: [], pageQueryIds: [] }, {});
  expect(start).not.toHaveBeenCalled();
  expect(inWorkers).not.toHaveBeenCalled();
});

test("nothing is merged from workers, not even what an earlier build left on disk", async () => {
  const merge = vi.fn();
  await runQueriesReplacement(() => ({ mergeWorkerState: merge })).mergeWorkerState();
  expect(merge).not.toHaveBeenCalled();
});
