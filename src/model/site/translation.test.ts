import { describe, expect, it } from "vitest";
import { fillText, placeholdersOf, pluralOf } from "./translation";

describe("fillText", () => {
  it("inserts values at their placeholders, in any order", () => {
    expect(fillText("{b} before {a}, {b} again", { a: "x", b: 2 })).toBe("2 before x, 2 again");
  });

  it("leaves a placeholder without a value unchanged", () => {
    expect(fillText("Updated {date}", {})).toBe("Updated {date}");
  });
});

it("finds the placeholders in a text", () => {
  expect(placeholdersOf("{b} before {a}, {b} again")).toEqual(["b", "a"]);
});

describe("pluralOf", () => {
  const english = { "pages.one": "{count} page", "pages.other": "{count} pages" };

  it.each([
    [1, "1 page"],
    [0, "0 pages"],
    [2, "2 pages"],
  ])("counts %i in English", (count, expected) => {
    expect(pluralOf(english, "pages", count, "en")).toBe(expected);
  });

  it("uses the plural forms of the language", () => {
    const polish = {
      "pages.one": "strona",
      "pages.few": "strony",
      "pages.many": "stron",
      "pages.other": "?",
    };
    expect([1, 3, 5].map((count) => pluralOf(polish, "pages", count, "pl"))).toEqual([
      "strona",
      "strony",
      "stron",
    ]);
  });

  it("uses the general form if the specific one is missing", () => {
    expect(pluralOf(english, "pages", 3, "ar")).toBe("3 pages");
  });
});
