import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { INDEX_VERSION, manifestUrl, type IndexFiles } from "../../model/search/search-files";
import { unpackPage } from "../../model/search/search-index";
import { joinIndex, type OutlineFile, type TextsFile } from "../../model/search/search-outline";
import { withFiles } from "../content/page/compile-fixture.test-support";
import { pageRecords } from "./records/page-records";
import { writeSearchIndex } from "./write-index";

const recordsOf = (text: string, language = "en") =>
  pageRecords(
    {
      path: language === "en" ? "/a/" : `/${language}/a/`,
      title: "A",
      description: null,
      group: "Docs",
      product: "Docs",
      kind: "docs",
      docsTag: "default",
      language,
      keywords: [],
      weight: 50,
    },
    [{ type: "p", children: [text] }],
  );

const locale = (tag: string) => ({ tag, label: tag, direction: "ltr" as const });
const site = { locales: [locale("en")], search: { contextualSearch: true } };
const addresses: unknown = {
  outline: expect.stringMatching(/^\/search\/outline-[\da-f]{16}\.json$/),
  texts: expect.stringMatching(/^\/search\/texts-[\da-f]{16}\.json$/),
};

function read(root: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, "public", file), "utf8"));
}

function recordsIn(root: string, { outline, texts }: IndexFiles = { outline: "", texts: "" }): unknown {
  const index = joinIndex(read(root, outline) as OutlineFile, read(root, texts) as TextsFile);
  return index?.pages.flatMap(unpackPage);
}

it("writes the records and a manifest that names their files", () => {
  withFiles({}, (root) => {
    const records = recordsOf("Text.");
    const manifest = writeSearchIndex(root, records, site);
    expect(manifest).toEqual({ version: INDEX_VERSION, indexes: { en: addresses }, records: 2 });
    expect(read(root, manifestUrl)).toEqual(manifest);
    expect(recordsIn(root, manifest.indexes.en)).toEqual(records);
  });
});

it("gives each language its own files, and empty ones to a language without pages", () => {
  withFiles({}, (root) => {
    const [english, french] = [recordsOf("Text."), recordsOf("Texte.", "fr")];
    const locales = ["en", "fr", "ar"].map(locale);
    const { indexes, records } = writeSearchIndex(root, [...english, ...french], { ...site, locales });
    expect(records).toBe(4);
    expect(recordsIn(root, indexes.en)).toEqual(english);
    expect(recordsIn(root, indexes.fr)).toEqual(french);
    expect(recordsIn(root, indexes.ar)).toEqual([]);
  });
});

it("gives all languages the same files if readers search all languages", () => {
  withFiles({}, (root) => {
    const all = [...recordsOf("Text."), ...recordsOf("Texte.", "fr")];
    const everywhere = { locales: ["en", "fr"].map(locale), search: { contextualSearch: false } };
    const { indexes } = writeSearchIndex(root, all, everywhere);
    expect(indexes.fr).toEqual(indexes.en);
    expect(recordsIn(root, indexes.en)).toEqual(all);
  });
});

it("splits the full text of a large site into a folder whose name depends on all of its files", () => {
  withFiles({ "public/search/texts-0123456789abcdef/page-0.json": "" }, (root) => {
    const split = { ...site, search: { ...site.search, splitAbove: 0 } };
    const folder = (text: string) =>
      writeSearchIndex(root, recordsOf(text), split).indexes.en ?? { outline: "", texts: "" };
    const { outline, texts, outlineBytes } = folder("Text.");
    expect(outlineBytes).toBe(gzipSync(readFileSync(path.join(root, "public", outline))).length);
    expect(texts).toMatch(/^\/search\/texts-[\da-f]{16}\/$/);
    expect(read(root, outline)).toMatchObject({
      pages: [{ title: "A", entries: [] }],
      directory: { sizes: { pages: [1], terms: [1] } },
    });
    expect(readdirSync(path.join(root, "public", texts)).sort()).toEqual(["page-0.json", "terms-0.json"]);
    expect(read(root, `${texts}page-0.json`)).toMatchObject({ page: { entries: [[0, "Text."]] } });
    const other = folder("Other.");
    expect(other.texts).not.toBe(texts);
    expect(readdirSync(path.join(root, "public/search")).sort()).toEqual(
      ["manifest.json", path.basename(other.outline), path.basename(other.texts)].sort(),
    );
  });
});

it("names files by their content and deletes only those of previous builds", () => {
  const earlier = { "public/search/index-0123456789abcdef.json": "", "public/search/index-x.json": "" };
  withFiles({ "public/search/index.html": "", ...earlier }, (root) => {
    const first = writeSearchIndex(root, recordsOf("Text."), site);
    expect(writeSearchIndex(root, recordsOf("Text."), site)).toEqual(first);
    const { en } = writeSearchIndex(root, recordsOf("Other."), site).indexes;
    expect(en?.texts).not.toBe(first.indexes.en?.texts);
    expect(existsSync(path.join(root, "public", first.indexes.en?.texts ?? ""))).toBe(false);
    expect(readdirSync(path.join(root, "public/search")).sort()).toEqual(
      [
        path.basename(en?.outline ?? ""),
        path.basename(en?.texts ?? ""),
        "index-x.json",
        "index.html",
        "manifest.json",
      ].sort(),
    );
  });
});

it("splits the full text above the configured number of pages, and never while developing", () => {
  withFiles({}, (root) => {
    const textsWith = (splitAbove: number, override?: number) => {
      const search = { ...site.search, splitAbove };
      return writeSearchIndex(root, recordsOf("Text."), { ...site, search }, [], override).indexes.en?.texts;
    };
    expect(textsWith(0)).toMatch(/\/$/);
    expect(textsWith(1)).toMatch(/\.json$/);
    expect(textsWith(0, Infinity)).toMatch(/\.json$/);
  });
});
