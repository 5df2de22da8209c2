import { expect, it } from "vitest";
import { INDEX_VERSION, packRecords, unpackPage, type SearchIndexFile } from "./search-index";
import { levelWeight, objectIdPrefix, type SearchRecord } from "./search-record";

function record(
  [type, text, anchor = ""]: [SearchRecord["type"], string, string?],
  hierarchy: Partial<SearchRecord["hierarchy"]>,
  position: number,
  more: Partial<SearchRecord> = {},
): SearchRecord {
  const url = `/a/${anchor && `#${anchor}`}`;
  return {
    objectID: `${objectIdPrefix(url, type)}${position}`,
    hierarchy: {
      lvl0: "G",
      lvl1: "A",
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
      ...hierarchy,
    },
    content: type === "content" ? text : null,
    type,
    code: false,
    url,
    language: "en",
    docsTag: "docs-g-current",
    kind: "docs",
    product: "G",
    keywords: null,
    weight: { page: 50, level: levelWeight(type, more.code ?? false), position },
    ...more,
  };
}

const records = [
  record(["lvl1", "A"], {}, 0, { keywords: "one, two" }),
  record(["content", "Text."], {}, 1),
  record(["lvl2", "B", "b"], { lvl2: "B" }, 0),
  record(["content", "Under B.", "b"], { lvl2: "B" }, 1),
  record(["lvl4", "C", "c"], { lvl2: "B", lvl4: "C" }, 0),
  record(["content", "code", "c"], { lvl2: "B", lvl4: "C" }, 1, { code: true }),
  record(["lvl3", "D", "d"], { lvl2: "B", lvl3: "D" }, 0),
  record(["lvl2", "E", "e"], { lvl2: "E" }, 0),
];

it("gives back the records that were packed", () => {
  const packed = packRecords(records);
  expect(packed).toMatchObject({ version: INDEX_VERSION, pages: [{ path: "/a/", title: "A", group: "G" }] });
  const read = JSON.parse(JSON.stringify(packed)) as SearchIndexFile;
  expect(read.pages.flatMap(unpackPage)).toEqual(records);
});

it("gives back a page's description, which is there twice only where its first text is another", () => {
  const page = (description: string | null) =>
    records.map((each, number) => (number === 0 ? { ...each, content: description } : each));
  for (const description of ["What it is about.", "Text.", null]) {
    const packed = packRecords(page(description));
    expect(packed.pages.flatMap(unpackPage)).toEqual(page(description));
    expect(packed.pages[0]).toHaveProperty("entries", expect.any(Array));
    expect("description" in (packed.pages[0] ?? {})).toBe(description !== "Text.");
  }
});

it("has what records of a page share only once", () => {
  expect(JSON.stringify(packRecords(records)).match(/docs-g-current/g)).toHaveLength(1);
});

it("packs nothing to nothing", () => {
  expect(packRecords([])).toEqual({ version: INDEX_VERSION, pages: [] });
});
