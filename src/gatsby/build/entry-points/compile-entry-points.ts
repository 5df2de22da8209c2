import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { buildSync, type BuildFailure, type Message } from "esbuild";

/** The exports that Gatsby uses from its module that compiles gatsby-config.ts and gatsby-node.ts. */
interface CompileModule {
  compileGatsbyFiles: (root: string) => Promise<void>;
}

interface Reporter {
  panic: (error: { id: string; context: Record<string, unknown> }) => void;
}

/** The files that Gatsby runs, and the programs of threads. */
const entryPoints: Readonly<Record<string, string>> = {
  "gatsby-config": "gatsby-config.ts",
  "gatsby-node": "gatsby-node.ts",
  "compile-page": "src/node/nodes/compile-page.ts",
  "compress-chunk": "src/node/compression/compress-chunk.ts",
};
const compiledFolder = ".cache/compiled";

/**
 * Replaces Gatsby's Parcel module: esbuild needs half a second where Parcel needs three, and it doesn't need a cache. Parcel is
 * loaded only if a site has its own plugins in TypeScript.
 * @param original loads Gatsby's module
 */
export function compileGatsbyFilesReplacement(original: () => unknown): unknown {
  return {
    COMPILED_CACHE_DIR: compiledFolder,
    PARCEL_CACHE_DIR: ".cache/.parcel-cache",
    gatsbyFileRegex: "gatsby-+(node|config).ts",
    findCompiledLocalPluginModule: findCompiled,
    getResolvedFieldsForPlugin: (root: string, plugin: string) => ({
      resolvedCompiledGatsbyNode: findCompiled(root, plugin, "gatsby-node"),
    }),
    compileGatsbyFiles: async (root: string): Promise<void> => {
      if (hasPlugins(root)) return (original() as CompileModule).compileGatsbyFiles(root);
      if (loadedEarly === root) return;
      try {
        compileEntryPoints(root);
      } catch (error) {
        reportFailure(error as BuildFailure);
      }
      loadConfiguration(root);
    },
  };
}

/** The site whose configuration is already loaded. */
let loadedEarly: string | undefined;

/**
 * Does the same before a build loads Gatsby, so that threads, which the configuration starts, can compile content meanwhile. After an
 * error, it's done again when Gatsby asks for it and can report it.
 * @param root absolute path of the site
 */
export function loadConfigurationEarly(root: string): void {
  if (hasPlugins(root)) return;
  process.env.NODE_ENV = "production";
  try {
    compileEntryPoints(root);
    loadConfiguration(root);
    loadedEarly = root;
  } catch {
    loadedEarly = undefined;
  }
}

function hasPlugins(root: string): boolean {
  return existsSync(path.join(root, "plugins"));
}

/**
 * Compiles a site's gatsby-config.ts and gatsby-node.ts, each bundled with everything it imports from the site.
 * @param root absolute path of the site
 * @throws {BuildFailure} esbuild's errors
 */
function compileEntryPoints(root: string): void {
  const outdir = path.join(root, compiledFolder);
  rmSync(outdir, { recursive: true, force: true });
  buildSync({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      Object.entries(entryPoints).filter(([, file]) => existsSync(path.join(root, file))),
    ),
    outdir,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20",
    keepNames: true,
    logLevel: "silent",
  });
}

/** Runs gatsby-config.ts in this process. Like Gatsby, it ends the process if a site's configuration is invalid. */
function loadConfiguration(root: string): void {
  const file = path.join(root, compiledFolder, "gatsby-config.js");
  if (existsSync(file)) require(file);
}

/** Stops the build and reports the position of the error, like Gatsby does when Parcel fails. */
function reportFailure({ errors, message }: BuildFailure): void {
  const reporter = require("gatsby-cli/lib/reporter") as Reporter;
  const [first] = errors as Message[] | [];
  reporter.panic({
    id: "11901",
    context: { origin: "esbuild", generalMessage: first?.text ?? message, filePath: placeOf(first) },
  });
}

function placeOf(message: Message | undefined): string | undefined {
  const { file, line, column } = message?.location ?? {};
  return file === undefined ? undefined : `${file}:${line}:${(column ?? 0) + 1}`;
}

/** @returns the compiled file of a plugin; the site itself counts as a plugin named `default-site-plugin` */
function findCompiled(root: string, plugin: string, name: string): string | undefined {
  const folder = plugin === "default-site-plugin" ? compiledFolder : `${compiledFolder}/plugins/${plugin}`;
  const file = `${root}/${folder}/${name}.js`;
  return existsSync(file) ? file : undefined;
}
