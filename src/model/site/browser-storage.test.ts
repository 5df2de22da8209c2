import { expect, test, vi } from "vitest";
import { readStored, readStoredJson, writeStored } from "./browser-storage";

function stubStorage(setItem?: () => void): Map<string, string> {
  const values = new Map<string, string>();
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => void values.set(key, value)),
  };
  vi.stubGlobal("localStorage", area);
  vi.stubGlobal("sessionStorage", area);
  return values;
}

test("the browser stores a value", () => {
  const values = stubStorage();
  writeStored("mode", "dark");
  expect(values.get("mode")).toBe("dark");
  expect(readStored("mode")).toBe("dark");
});

test("if storage is full, the page remembers the value until it can be stored", () => {
  let isFull = true;
  const values = stubStorage(() => {
    if (isFull) throw new Error("QuotaExceededError");
  });
  values.set("full", "old");
  writeStored("full", "new");
  expect(readStored("full")).toBe("new");
  isFull = false;
  writeStored("full", "newer");
  expect(readStored("full")).toBe("old");
});

test("if storage is blocked, the page remembers the value", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(readStored("blocked")).toBeNull();
  writeStored("blocked", "yes");
  expect(readStored("blocked")).toBe("yes");
});

test("only valid JSON is read", () => {
  const values = stubStorage();
  values.set("list", "[1]");
  values.set("broken", "{");
  expect(readStoredJson("list")).toEqual([1]);
  expect(readStoredJson("broken")).toBeNull();
  expect(readStoredJson("missing", "sessionStorage")).toBeNull();
});
