import { expect, test } from "vitest";
import type { SearchRecord } from "../../../model/search/search-record";
import { algoliaObjects, MAX_RECORD_BYTES, recordBytes } from "./algolia-object";

const levels = {
  lvl0: "Gateway",
  lvl1: "Docker",
  lvl2: "Start",
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

function record(changes: Partial<SearchRecord> = {}): SearchRecord {
  return {
    objectID: "one",
    hierarchy: levels,
    content: "Run the container.",
    type: "content",
    code: false,
    url: "/gateway/docker/#start",
    language: "en",
    docsTag: "docs-gateway-current",
    kind: "docs",
    product: "Gateway",
    keywords: null,
    weight: { page: 1, level: 10, position: 3 },
    ...changes,
  };
}

const digestOf = (changes?: Partial<SearchRecord>): string | undefined =>
  algoliaObjects([record(changes)])[0]?.internal.contentDigest;

test("an object is a record with the page's address and a digest", () => {
  expect(algoliaObjects([record()])).toEqual([
    {
      ...record(),
      page: "/gateway/docker/",
      internal: { contentDigest: expect.stringMatching(/^[0-9a-f]{40}$/) },
    },
  ]);
});

test("the digest changes only with the record", () => {
  expect(digestOf()).toBe(digestOf());
  for (const changes of [
    { content: "Run it." },
    { hierarchy: { ...levels, lvl3: "Deeper" } },
    { weight: { page: 1, level: 10, position: 4 } },
    { keywords: "compose" },
  ]) {
    expect(digestOf(changes), JSON.stringify(changes)).not.toBe(digestOf());
  }
});

test("a record of the maximum size is pushed", () => {
  const room = MAX_RECORD_BYTES - recordBytes(algoliaObjects([record({ content: "" })])[0]!);
  expect(algoliaObjects([record({ content: "x".repeat(room) })])).toHaveLength(1);
  expect(() => algoliaObjects([record({ content: "x".repeat(room + 1) })])).toThrow(
    `${MAX_RECORD_BYTES + 1} bytes`,
  );
});

test("all records that are too large are named with their pages, measured in bytes rather than characters", () => {
  const records = [
    record({ content: "é".repeat(6000) }),
    record({
      objectID: "two",
      url: "/faq/",
      content: null,
      hierarchy: { ...levels, lvl1: "y".repeat(10_000) },
    }),
    record({ objectID: "three" }),
  ];
  expect(() => algoliaObjects(records)).toThrowErrorMatchingInlineSnapshot(`
    [Error: Search records can't be pushed to Algolia:
      /gateway/docker/#start: the record has 12443 bytes, but at most 10000 are allowed ("éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé…")
      /faq/: the record has 10411 bytes, but at most 10000 are allowed ("yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy…")]
  `);
});

test("two records with the same ID are rejected", () => {
  expect(() => algoliaObjects([record(), record({ url: "/faq/" })])).toThrowErrorMatchingInlineSnapshot(`
    [Error: Search records can't be pushed to Algolia:
      /faq/: the record has the same objectID, "one", as a record of /gateway/docker/#start]
  `);
});
