import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { buildFixtureSite } from "../harness/fixture-site";

const minutes = 60_000;

/** Build output by path. Names and contents omit anything that differs between two builds of the same site. */
type Output = ReadonlyMap<string, Buffer>;
let webpack: Output;
let rspack: Output;

beforeAll(async () => {
  webpack = await outputOf("webpack");
  rspack = await outputOf("rspack");
}, 10 * minutes);

async function outputOf(bundler: string): Promise<Output> {
  const { exitCode, output, directory } = await buildFixtureSite("basic", {
    // Leaves the build that other tests use as it is.
    folder: "bundlers",
    clean: true,
    environment: { SITE_BUNDLER: bundler },
  });
  expect(exitCode, output).toBe(0);
  const root = join(directory, "public");
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [withoutHashes(path.slice(root.length + 1)), await readFile(path)] as const;
  });
  return new Map(await Promise.all(read));
}

/** Digests in the names of scripts and styles, of the whole build, and of inline scripts that contain those names. */
function withoutHashes(text: string): string {
  return text
    .replace(/-[0-9a-f]{16,20}(?=\.(?:js|css))|(?<=styles)\.[0-9a-f]{16,20}(?=\.css)/g, "-HASH")
    .replace(/(?<=webpackCompilationHash"?[=:]")[0-9a-f]+/g, "HASH")
    .replace(/sha256-[A-Za-z0-9+/=]+/g, "sha256-HASH");
}

/** A page or data file without hashes, styles, chunk order, and the part of class names that makes them unique. */
function comparable(text: string): string {
  return withoutHashes(text)
    .replace(/<style data-href.*?<\/style>/gs, "<style></style>")
    .replace(/data-files='.*?'/g, "data-files")
    .replace(/(-module--[\w-]+?--)[\w-]{5}(?=[\s"\\])/g, "$1HASH");
}

/**
 * Files whose names readers and hosts rely on. Chunks that several pages share are named by a digest of their names, and
 * Terser puts comments about licenses into files of their own.
 */
function names(output: Output): string[] {
  // Leaves out compressed versions, which exist only for files that are large enough.
  const others = /^(?:[0-9a-f]{40}|\d+)-HASH\.js$|\.LICENSE\.txt$|\.(?:br|gz)$/;
  return [...output.keys()].filter((name) => !others.test(name)).sort();
}

function text(output: Output, name: string): string {
  return String(output.get(name));
}

test("both bundlers write the same routes and files", () => {
  expect(names(rspack)).toEqual(names(webpack));
});

test("pages, page data, feeds and sitemaps are the same", () => {
  const compared = names(webpack).filter(
    (name) =>
      /\.(?:html|json|xml|webmanifest|yaml|md)$/.test(name) &&
      !/^(?:chunk-map|webpack\.stats)\.json$/.test(name),
  );
  expect(compared.length).toBeGreaterThan(100);
  for (const name of compared)
    expect(comparable(text(rspack, name)), name).toBe(comparable(text(webpack, name)));
});

test("the same chunks have names, with the same styles and scripts", () => {
  const chunks = (output: Output) =>
    Object.fromEntries(
      Object.entries(
        JSON.parse(withoutHashes(text(output, "chunk-map.json"))) as Record<string, string[]>,
      ).map(([name, files]) => [name, files.sort()]),
    );
  expect(chunks(rspack)).toEqual(chunks(webpack));
});

test("pages have the same rules for their classes, and each class on a page has a rule", () => {
  const stylesOf = (html: string) => /<style data-href.*?<\/style>/s.exec(html)?.[0] ?? "";
  const classes = (css: string) =>
    [...new Set([...css.matchAll(/\.([\w-]+-module--[\w-]+)--[\w-]{5}/g)].map(([, name]) => name))].sort();
  const page = "manual/components/index.html";
  const styles = stylesOf(text(rspack, page));
  expect(classes(styles)).toEqual(classes(stylesOf(text(webpack, page))));
  const body = text(rspack, page).slice(text(rspack, page).indexOf("<body"));
  const used = [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  const withHash = (css: string) =>
    new Set([...css.matchAll(/[\w-]+-module--[\w-]+/g)].map(([name]) => name));
  const known = new Set(
    [...rspack].flatMap(([name, css]) => (name.endsWith(".css") ? [...withHash(String(css))] : [])),
  );
  const stale = used.filter((name) => name.includes("-module--") && !known.has(name));
  // Neither bundler keeps a class without a rule.
  const without = (name: string) => name.replace(/--[\w-]{5}$/, "");
  const knownNames = new Set([...known].map(without));
  expect(stale.filter((name) => knownNames.has(without(name)))).toEqual([]);
});

test("headers allow the same sources and name the same kinds of files", () => {
  const rules = (output: Output) =>
    withoutHashes(text(output, "_headers"))
      .replace(/^\/(?:[0-9a-f]{40}|\d+)-HASH\.js$/gm, "/SHARED.js")
      .split("\n\n")
      .sort();
  expect(rules(rspack)).toEqual(rules(webpack));
});

test("Rspack's scripts aren't larger", () => {
  const size = (output: Output) =>
    [...output]
      .filter(([name]) => /^[^/]+-HASH\.js$/.test(name))
      .reduce((sum, [, script]) => sum + gzipSync(script).length, 0);
  expect(size(rspack)).toBeLessThanOrEqual(size(webpack));
});
