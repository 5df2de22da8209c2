import { expect, it } from "vitest";
import { INDEX_VERSION } from "./search-files";
import { CODE_LEVEL, TEXT_LEVEL, type IndexEntry, type SearchIndexFile } from "./search-index";
import { joinIndex, splitIndex } from "./search-outline";

function indexOf(entries: IndexEntry[], description?: string): SearchIndexFile {
  const page = {
    path: "/a/",
    title: "A",
    group: "G",
    language: "en",
    docsTag: "default",
    kind: "docs" as const,
    product: null,
    keywords: null,
    weight: 50,
    entries,
    ...(description === undefined ? {} : { description }),
  };
  return {
    version: INDEX_VERSION,
    synonyms: [["a", "b"]],
    pages: [page, { ...page, path: "/b/", entries: [] }],
  };
}

const entries: IndexEntry[] = [
  [TEXT_LEVEL, "About it."],
  [2, "Options", "own"],
  [TEXT_LEVEL, "GATEWAY_PORT_COUNT · 10 · How many ports."],
  [TEXT_LEVEL, "connector.class · The class.", "option-connector-class"],
  [TEXT_LEVEL, "Some words · More words"],
  [CODE_LEVEL, "run it"],
  [3, "Below"],
];

it("restores the split index, even after serialization as JSON", () => {
  for (const index of [indexOf(entries), indexOf(entries, "Another."), indexOf([])]) {
    const { outline, texts } = JSON.parse(JSON.stringify(splitIndex(index))) as ReturnType<typeof splitIndex>;
    const joined = joinIndex(outline, texts);
    expect(joined).toEqual({
      ...index,
      pages: index.pages.map((page) => (page.entries.length === 0 ? { description: "", ...page } : page)),
    });
  }
});

it("has headings, names and descriptions in the first file, and stores each description only once", () => {
  const { outline, texts } = splitIndex(indexOf(entries));
  expect(outline.pages[0]).toMatchObject({
    description: "About it.",
    entries: [
      [2, "Options", "own"],
      [TEXT_LEVEL, "GATEWAY_PORT_COUNT"],
      [TEXT_LEVEL, "connector.class", "option-connector-class"],
      [3, "Below"],
    ],
  });
  expect(JSON.stringify(texts)).not.toContain("About it.");
});

it.each([
  ["docs", "one", "one, two", "one, two"],
  ["docs", "cut at a comma", `${"word, ".repeat(18)}several words, last`, `${"word, ".repeat(17)}word`],
  ["docs", "a single long one", "x".repeat(300), "x".repeat(110)],
  ["release", "a release", "CVE-2024-1, ".repeat(30), "CVE-2024-1, ".repeat(30)],
] as const)("has the first keywords in the first file, %s: %s", (kind, _name, keywords, first) => {
  const index = indexOf(entries);
  const pages = index.pages.map((page) => ({ ...page, kind, keywords }));
  const { outline, texts } = splitIndex({ ...index, pages });
  expect(outline.pages[0]?.keywords).toBe(first);
  expect(joinIndex(outline, texts)?.pages[0]?.keywords).toBe(keywords);
});

it("doesn't join files from different indexes", () => {
  const one = splitIndex(indexOf(entries));
  const other = splitIndex(indexOf([[2, "Only heading"]]));
  expect(joinIndex(one.outline, other.texts)).toBeNull();
  expect(joinIndex(one.outline, { ...one.texts, pages: one.texts.pages.slice(1) })).toBeNull();
});
