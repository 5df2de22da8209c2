import { expect, test, vi } from "vitest";
import { lazyPart } from "./lazy-part";

test("the code is loaded once and stays available", async () => {
  const load = vi.fn(() => Promise.resolve("code"));
  const part = lazyPart(load);
  expect(part.loaded()).toBeNull();
  expect(await Promise.all([part.load(), part.load()])).toEqual(["code", "code"]);
  expect(part.loaded()).toBe("code");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a failure rejects the call, and the next call tries again", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline"));
  load.mockResolvedValueOnce("code");
  const part = lazyPart(load);
  await expect(part.load()).rejects.toThrow("offline");
  expect(part.loaded()).toBeNull();
  expect(await part.load()).toBe("code");
});
