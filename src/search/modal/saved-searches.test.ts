import { describe, expect, test, vi } from "vitest";
import { cleanSavedSearches } from "./saved-searches";

const recent = "__DOCSEARCH_RECENT_SEARCHES__docs";
const favorite = "__DOCSEARCH_FAVORITE_SEARCHES__docs";

function storageWith(values: Record<string, string>): Record<string, string> {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  });
  return values;
}

const entry = (text: string, url = "/a/") => ({
  objectID: "1",
  url,
  hierarchy: { lvl1: text },
  content: null,
});

describe("cleanSavedSearches", () => {
  test("ui-snippet-xss-07, variant: markup in stored searches becomes text", () => {
    const kept = JSON.stringify([entry("<img src=x onerror=alert(1)>"), entry("Q&amp;A &lt;b&gt;")]);
    const values = storageWith({ [recent]: kept, [favorite]: kept });
    cleanSavedSearches("docs");
    const clean = [entry("&lt;img src=x onerror=alert(1)&gt;"), entry("Q&amp;A &lt;b&gt;")];
    expect(JSON.parse(values[recent] ?? "")).toEqual(clean);
    expect(JSON.parse(values[favorite] ?? "")).toEqual(clean);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "", 1, null])(
    "an entry that links to %j is removed",
    (url) => {
      const kept = JSON.stringify([{ ...entry("a"), url }, null, "x", entry("b", "https://example.com/")]);
      const values = storageWith({ [recent]: kept });
      cleanSavedSearches("docs");
      expect(JSON.parse(values[recent] ?? "")).toEqual([entry("b", "https://example.com/")]);
    },
  );

  test("invalid values aren't changed, and blocked storage causes no errors", () => {
    const values = storageWith({ [recent]: "{not json", [favorite]: '{"a":1}' });
    cleanSavedSearches("docs");
    expect(values).toEqual({ [recent]: "{not json", [favorite]: '{"a":1}' });
    vi.stubGlobal("localStorage", undefined);
    expect(() => {
      cleanSavedSearches("docs");
    }).not.toThrow();
  });
});
