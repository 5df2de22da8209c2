import { expect, it } from "vitest";
import type { SearchRecord } from "../../model/search/search-record";
import { ambiguousPages } from "./ambiguous-pages";

const hit = (url: string, lvl0: string, lvl1: string, type: SearchRecord["type"] = "lvl1") => ({
  url,
  type,
  hierarchy: { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
});

it("gives the paths of pages of a section with the same title", () => {
  const hits = [
    hit("/gateway/demos/masking/", "Gateway", "Masking"),
    hit("https://docs.example/gateway/interceptors/masking/", "Gateway", "Masking"),
    hit("/guides/masking/", "Guides", "Masking"),
    hit("/gateway/demos/masking/#setup", "Gateway", "Masking", "lvl2"),
    hit("/gateway/audit/", "Gateway", "Audit"),
  ];
  expect([...ambiguousPages(hits)]).toEqual([
    ["/gateway/demos/masking/", "/gateway/demos/masking/"],
    ["https://docs.example/gateway/interceptors/masking/", "/gateway/interceptors/masking/"],
  ]);
});
