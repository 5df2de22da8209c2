import { expect, it } from "vitest";
import { INDEX_VERSION } from "./search-files";
import { packRecords, unpackPage, unpackRecord, type SearchIndexFile } from "./search-index";
import { recordName } from "./record-name";
import { levelWeight, type SearchRecord } from "./search-record";

function record(
  [type, text, anchor = ""]: [SearchRecord["type"], string, string?],
  hierarchy: Partial<SearchRecord["hierarchy"]>,
  position: number,
  more: Partial<SearchRecord> = {},
): SearchRecord {
  const url = `/a/${anchor && `#${anchor}`}`;
  return {
    objectID: recordName(url, type, text, 0),
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

it("keeps the language of texts whose page isn't translated", () => {
  const untranslated = [
    record(["lvl1", "A"], {}, 0, { language: "ar", contentLanguage: "en" }),
    record(["content", "Text."], {}, 1, { language: "ar", contentLanguage: "en" }),
  ];
  const [page] = packRecords(untranslated).pages;
  expect(unpackPage(page!).map(({ contentLanguage }) => contentLanguage)).toEqual(["en", "en"]);
});

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

it("returns the packed records unchanged", () => {
  const packed = packRecords(records);
  expect(packed).toMatchObject({ version: INDEX_VERSION, pages: [{ path: "/a/", title: "A", group: "G" }] });
  const read = JSON.parse(JSON.stringify(packed)) as SearchIndexFile;
  expect(read.pages.flatMap(unpackPage)).toEqual(records);
});

it("returns a page's description, which is stored separately only if it differs from the first text", () => {
  const page = (description: string | null) =>
    records.map((each, number) => (number === 0 ? { ...each, content: description } : each));
  for (const description of ["What it is about.", "Text.", null]) {
    const packed = packRecords(page(description));
    expect(packed.pages.flatMap(unpackPage)).toEqual(page(description));
    expect(packed.pages[0]).toHaveProperty("entries", expect.any(Array));
    expect("description" in (packed.pages[0] ?? {})).toBe(description !== "Text.");
  }
});

it("returns anchors that don't match their heading, and records with the same text", () => {
  const twice = (anchor: string) => {
    const first = record(["content", "Same.", anchor], { lvl2: "Ops & failover" }, 1);
    const second = { ...first, objectID: `${first.objectID}~1`, weight: { ...first.weight, position: 2 } };
    return [record(["lvl2", "Ops & failover", anchor], { lvl2: "Ops & failover" }, 0), first, second];
  };
  const page = record(["lvl1", "A"], {}, 0);
  for (const anchor of ["ops--failover", "ops--failover-1", "own", "équipe", ""]) {
    const packed = packRecords([page, ...twice(anchor)]);
    expect(packed.pages.flatMap(unpackPage)).toEqual([page, ...twice(anchor)]);
    expect(packed.pages[0]?.entries[0]).toHaveLength(anchor === "ops--failover" ? 2 : 3);
  }
});

it("has no records before a page's first or after its last", () => {
  const [page] = packRecords(records).pages;
  expect(page && unpackRecord(page, 7)).toEqual(records[7]);
  for (const place of [-1, 8]) expect(() => page && unpackRecord(page, place)).toThrow(RangeError);
});

it("stores values shared by a page's records only once", () => {
  expect(JSON.stringify(packRecords(records)).match(/docs-g-current/g)).toHaveLength(1);
});

it("packs an empty list to an empty index", () => {
  expect(packRecords([])).toEqual({ version: INDEX_VERSION, synonyms: [], pages: [] });
});
