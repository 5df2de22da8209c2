import path from "node:path";
import { isGatsbyAsItIs } from "../bundler";
import { lateReplacements, lateReplacementsOfBuilds } from "./late-modules";
import type { Replacement } from "./replace-requests";

/** Compilers for the site's code and its queries. */
const compilers: readonly Replacement[] = [
  {
    request: "../utils/parcel/compile-gatsby-files",
    from: ["services/initialize.js", "bootstrap/get-config-file.js"],
    make: replacementModule("entry-points/compile-entry-points", "compileGatsbyFilesReplacement"),
  },
  {
    request: "../../utils/parcel/compile-gatsby-files",
    from: [
      "bootstrap/load-plugins/resolve-plugin.js",
      "bootstrap/load-plugins/load-internal-plugins.js",
      "internal-plugins/internal-data-bridge/gatsby-node.js",
    ],
    make: replacementModule("entry-points/compile-entry-points", "compileGatsbyFilesReplacement"),
  },
  {
    request: "./file-parser",
    from: ["query/query-compiler.js"],
    make: replacementModule("queries/file-parser", "fileParserReplacement"),
  },
  {
    request: "../utils/graphql-typegen/ts-codegen",
    from: ["commands/build.js", "services/graphql-typegen.js"],
    make: replacementModule("queries/query-types", "queryTypesReplacement"),
  },
  {
    request: "../../utils/graphql-typegen/ts-codegen",
    from: ["state-machines/develop/actions.js"],
    make: replacementModule("queries/query-types", "queryTypesReplacement"),
  },
];

/** Rspack instead of webpack. Gatsby requires some of these only in builds, and others only in `develop`. */
const bundler: readonly Replacement[] = [
  {
    request: "webpack",
    from: [
      "utils/webpack/bundle.js",
      "utils/webpack-plugins.js",
      "utils/webpack/plugins/static-query-mapper.js",
      "utils/webpack/utils/is-file-inside-compilations.js",
      "utils/start-server.js",
      "commands/build-html.js",
    ],
    make: replacementModule("rspack/webpack-replacement", "webpackReplacement"),
  },
  {
    request: "webpack",
    from: ["internal-plugins/functions/gatsby-node.js"],
    make: replacementModule("rspack/webpack-replacement", "functionsReplacement"),
  },
  {
    request: "@pmmmwh/react-refresh-webpack-plugin",
    from: ["utils/webpack-utils.js"],
    make: replacementModule("rspack/fast-refresh", "fastRefreshReplacement"),
  },
  {
    request: "../utils/webpack-error-utils",
    from: ["services/start-webpack-server.js"],
    make: replacementModule("rspack/development-errors", "errorsReplacement"),
  },
  {
    request: "mini-css-extract-plugin",
    from: ["utils/webpack-utils.js"],
    make: replacementModule("rspack/styles", "cssExtractReplacement"),
  },
  {
    request: "autoprefixer",
    from: ["utils/webpack-utils.js"],
    make: replacementModule("rspack/styles", "autoprefixerReplacement"),
  },
  {
    request: "css-minimizer-webpack-plugin",
    from: ["utils/webpack-utils.js"],
    make: replacementModule("rspack/styles", "cssMinimizerReplacement"),
  },
  {
    request: "./gatsby-webpack-stats-extractor",
    from: ["utils/webpack-utils.js"],
    make: replacementModule("rspack/stats-extractor", "statsExtractorReplacement"),
  },
  {
    request: "../utils/webpack/bundle",
    from: ["commands/build-javascript.js", "commands/build-html.js"],
    make: replacementModule("rspack/bundle", "bundleReplacement"),
  },
];

/** Starts a build's workers only when they are needed. */
const workers: readonly Replacement[] = [
  {
    request: "gatsby-worker",
    from: ["utils/worker/pool.js"],
    make: replacementModule("workers/late-pool", "workerReplacement"),
  },
  {
    request: "../utils/worker/pool",
    from: ["commands/build.js"],
    make: replacementModule("workers/run-queries", "runQueriesReplacement"),
  },
];

/** Makes authors' edits appear sooner and reliably. */
const develop: readonly Replacement[] = [
  {
    request: "../waiting",
    from: ["state-machines/develop/services.js"],
    make: replacementModule("develop/waiting", "waitingReplacement"),
  },
  {
    request: "./build-schema",
    from: ["services/index.js"],
    make: replacementModule("develop/schema", "schemaReplacement"),
  },
  {
    request: "./extract-queries",
    from: ["services/index.js"],
    make: replacementModule("develop/extract-queries", "extractQueriesReplacement"),
  },
  {
    request: "./create-pages",
    from: ["services/index.js"],
    make: replacementModule("develop/create-pages", "createPagesReplacement"),
  },
  {
    request: "chokidar",
    folder: "gatsby-source-filesystem",
    from: ["gatsby-node.js"],
    make: replacementModule("develop/whole-files", "watcherReplacement"),
  },
];

/**
 * Lists the replacements for Gatsby's modules in a process.
 * @param command Gatsby's command; commands other than `build` and `develop` have no replacements
 */
export function replacementsFor(
  command: string | undefined,
  environment: NodeJS.ProcessEnv,
): readonly Replacement[] {
  if (isGatsbyAsItIs(environment)) return [];
  const shared = [...compilers, ...bundler, ...lateReplacements];
  if (command === "build") return [...shared, ...lateReplacementsOfBuilds, ...workers];
  return command === "develop" ? [...shared, ...develop] : [];
}

/**
 * Creates a module with a function from another file, which is loaded when Gatsby requires it: most processes require few.
 * @param file relative to src/gatsby/build; one of the files that scripts/gatsby-preload.mjs compiles
 */
function replacementModule(file: string, name: string): Replacement["make"] {
  return (original) => (compiledModule(file) as Record<string, Replacement["make"]>)[name]?.(original);
}

/** Loads one of the files that scripts/gatsby-preload.mjs compiles. @param file relative to src/gatsby/build */
export function compiledModule(file: string): unknown {
  return require(path.join(__dirname, "..", `${file}.cjs`));
}
