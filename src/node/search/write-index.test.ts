import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { manifestUrl, unpackPage, type SearchIndexFile } from "../../model/search-index";
import { withFiles } from "../content/compile-fixture";
import { pageRecords } from "./page-records";
import { writeSearchIndex } from "./write-index";

const recordsOf = (text: string) =>
  pageRecords(
    {
      path: "/a/",
      title: "A",
      description: null,
      group: "Docs",
      product: "Docs",
      kind: "docs",
      docsTag: "default",
      language: "en",
      keywords: [],
      weight: 50,
    },
    [{ type: "p", children: [text] }],
  );

it("writes the records and a manifest that names their file", () => {
  withFiles({}, (root) => {
    const records = recordsOf("Text.");
    const manifest = writeSearchIndex(root, records);
    expect(manifest).toEqual({
      version: 1,
      index: expect.stringMatching(/^\/search\/index-[\da-f]{16}\.json$/),
      records: 2,
    });
    const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, "public", file), "utf8"));
    expect(read(manifestUrl)).toEqual(manifest);
    expect((read(manifest.index) as SearchIndexFile).pages.flatMap(unpackPage)).toEqual(records);
  });
});

it("names the file by its content and removes those of earlier builds, and nothing else", () => {
  withFiles({ "public/search/index.html": "", "public/search/index-x.json": "" }, (root) => {
    const first = writeSearchIndex(root, recordsOf("Text."));
    expect(writeSearchIndex(root, recordsOf("Text."))).toEqual(first);
    const second = writeSearchIndex(root, recordsOf("Other."));
    expect(second.index).not.toBe(first.index);
    expect(existsSync(path.join(root, "public", first.index))).toBe(false);
    expect(readdirSync(path.join(root, "public/search")).sort()).toEqual(
      [path.basename(second.index), "index-x.json", "index.html", "manifest.json"].sort(),
    );
  });
});
