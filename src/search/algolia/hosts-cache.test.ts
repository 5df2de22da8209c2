import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHostsCache, DOWN_TIME } from "./hosts-cache";

const host = { url: "one.example", protocol: "https", accept: "readWrite" } as const;

interface StatefulHost {
  status: string;
  isUp: () => boolean;
  isTimedOut: () => boolean;
}

function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

const unknown = { isUp: () => true, isTimedOut: () => false, status: "unknown" };

/** Each test without storage needs its own key, because the page remembers what it couldn't store. */
function cacheOver(storage: Storage | null, key = "hosts") {
  vi.stubGlobal("localStorage", storage);
  const cache = createHostsCache(key);
  return {
    ...cache,
    read: () => cache.get(host, () => Promise.resolve(unknown)) as Promise<StatefulHost>,
    // The client passes the host with its previous state.
    note: (status: string) =>
      cache.set({ ...host, status: "up", lastUpdate: 1 }, { status, lastUpdate: Date.now() }),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["a storage", fakeStorage()],
  ["no storage", null],
])("a failed host is down for two minutes with %s", async (_name, storage) => {
  const cache = cacheOver(storage, storage === null ? "down-hosts" : "hosts");
  expect((await cache.read()).status).toBe("unknown");
  await cache.note("down");
  expect((await cache.read()).isUp()).toBe(false);
  vi.advanceTimersByTime(DOWN_TIME);
  expect((await cache.read()).isUp()).toBe(false);
  vi.advanceTimersByTime(1);
  expect((await cache.read()).isUp()).toBe(true);
});

test("a slow host isn't mistaken for one that is down", async () => {
  const cache = cacheOver(null, "slow-hosts");
  await cache.note("timed out");
  const slow = await cache.read();
  expect([slow.isUp(), slow.isTimedOut()]).toEqual([false, true]);
  await cache.note("down");
  const down = await cache.read();
  expect([down.isUp(), down.isTimedOut()]).toEqual([false, false]);
});

test("other windows share the state of a host", async () => {
  const storage = fakeStorage();
  await cacheOver(storage).note("down");
  expect((await cacheOver(storage).read()).isUp()).toBe(false);
});

test.each(["{", "7", "null", '{"https://one.example":{"status":"down"}}', '{"https://one.example":null}'])(
  "an invalid stored value is ignored (%s)",
  async (stored) => {
    const storage = fakeStorage();
    storage.setItem("hosts", stored);
    const cache = cacheOver(storage);
    expect((await cache.read()).status).toBe("unknown");
    await cache.note("down");
    expect((await cache.read()).status).toBe("down");
  },
);

test("the state of one host or of all hosts can be deleted", async () => {
  const storage = fakeStorage();
  const cache = cacheOver(storage);
  await cache.note("down");
  await cache.delete(host);
  expect((await cache.read()).status).toBe("unknown");
  await cache.note("down");
  await cache.clear();
  expect((await cache.read()).status).toBe("unknown");
});
