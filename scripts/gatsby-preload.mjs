import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { PROJECT_ROOT } from "./project-root.mjs";

const SOURCE = join(PROJECT_ROOT, "src", "gatsby", "build");

/** The first one is loaded before Gatsby. It loads the others when they are needed. */
const ENTRY_POINTS = [
  "replacements/preload",
  "rspack/webpack-replacement",
  "rspack/styles",
  "rspack/fast-refresh",
  "rspack/development-errors",
  "rspack/stats-extractor",
  "rspack/take-queries-loader",
  "rspack/bundle",
  "entry-points/compile-entry-points",
  "queries/file-parser",
  "queries/query-types",
  "workers/late-pool",
  "workers/run-queries",
  "develop/waiting",
  "develop/schema",
  "develop/create-pages",
  "develop/extract-queries",
  "develop/whole-files",
];

/**
 * Compiles src/gatsby/build. Node loads it before Gatsby, and so before anything else could compile TypeScript.
 * @returns {string} absolute path of the script to load
 * @throws {Error} if it has a syntax error
 */
export function compilePreload() {
  // Not imported, because this file is loaded before anything is installed.
  /** @type {import("esbuild")} */
  const { buildSync } = createRequire(import.meta.url)("esbuild");
  const { outputFiles } = buildSync({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: ENTRY_POINTS.map((name) => join(SOURCE, `${name}.ts`)),
    outdir: join(SOURCE),
    outbase: SOURCE,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20",
    write: false,
  });
  const digest = createHash("sha256");
  for (const { path, contents } of outputFiles) digest.update(relative(SOURCE, path)).update(contents);
  // A build that is running meanwhile keeps its own.
  const folder = join(
    PROJECT_ROOT,
    "node_modules",
    ".cache",
    "gatsby-build",
    digest.digest("hex").slice(0, 16),
  );
  for (const { path, contents } of outputFiles) writeOnce(join(folder, relative(SOURCE, path)), contents);
  return join(folder, "replacements", "preload.cjs");
}

/**
 * Writes a file in one step, so that it can't be read half-written.
 * @param {string} file
 * @param {Uint8Array} contents
 */
function writeOnce(file, contents) {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, file);
}
