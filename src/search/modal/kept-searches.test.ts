import { describe, expect, test } from "vitest";
import { cleanKeptSearches } from "./kept-searches";

const recent = "__DOCSEARCH_RECENT_SEARCHES__docs";
const favorite = "__DOCSEARCH_FAVORITE_SEARCHES__docs";

function storageWith(values: Record<string, string>): { storage: Storage; values: Record<string, string> } {
  const storage = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  } as unknown as Storage;
  return { storage, values };
}

const entry = (text: string, url = "/a/") => ({
  objectID: "1",
  url,
  hierarchy: { lvl1: text },
  content: null,
});

describe("cleanKeptSearches", () => {
  test("ui-snippet-xss-07, variant: markup of kept searches becomes text, in recent ones and favorites", () => {
    const kept = JSON.stringify([entry("<img src=x onerror=alert(1)>"), entry("Q&amp;A &lt;b&gt;")]);
    const { storage, values } = storageWith({ [recent]: kept, [favorite]: kept });
    cleanKeptSearches(() => storage, "docs");
    const clean = [entry("&lt;img src=x onerror=alert(1)&gt;"), entry("Q&amp;A &lt;b&gt;")];
    expect(JSON.parse(values[recent] ?? "")).toEqual(clean);
    expect(JSON.parse(values[favorite] ?? "")).toEqual(clean);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "", 1, null])(
    "an entry that leads to %j goes",
    (url) => {
      const kept = JSON.stringify([{ ...entry("a"), url }, null, "x", entry("b", "https://example.com/")]);
      const { storage, values } = storageWith({ [recent]: kept });
      cleanKeptSearches(() => storage, "docs");
      expect(JSON.parse(values[recent] ?? "")).toEqual([entry("b", "https://example.com/")]);
    },
  );

  test("nonsense is left as it is, and a storage that is forbidden does no harm", () => {
    const { storage, values } = storageWith({ [recent]: "{not json", [favorite]: '{"a":1}' });
    cleanKeptSearches(() => storage, "docs");
    expect(values).toEqual({ [recent]: "{not json", [favorite]: '{"a":1}' });
    expect(() => {
      cleanKeptSearches(() => {
        throw new Error("forbidden");
      }, "docs");
    }).not.toThrow();
  });
});
