import { expect, test, vi } from "vitest";
import { ifChanged } from "./extract-queries";

test("runs at first, and later only if an input has changed", async () => {
  const schema = {};
  let inputs: unknown[] = [0, schema, "doc.tsx"];
  const run = vi.fn(() => Promise.resolve());
  const extract = ifChanged(() => inputs, run);
  await extract({});
  await extract({});
  expect(run).toHaveBeenCalledTimes(1);
  for (const changed of [
    [1, schema, "doc.tsx"],
    [1, {}, "doc.tsx"],
    [1, schema, "doc.tsx\0article.tsx"],
  ]) {
    inputs = changed;
    run.mockClear();
    await extract({});
    await extract({});
    expect(run).toHaveBeenCalledTimes(1);
  }
});

test("an input that changes during a run causes another run", async () => {
  let count = 0;
  const run = vi.fn(() => {
    count = 1;
    return Promise.resolve();
  });
  const extract = ifChanged(() => [count], run);
  await extract({});
  await extract({});
  expect(run).toHaveBeenCalledTimes(2);
});
