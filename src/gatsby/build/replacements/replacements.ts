import path from "node:path";
import { isGatsbyAsItIs } from "../bundler";
import { lateReplacements } from "./late-modules";
import type { Replacement } from "./replace-requests";

/** What Gatsby gets in builds and while developing. */
const always: readonly Replacement[] = [
  {
    request: "../utils/parcel/compile-gatsby-files",
    from: ["services/initialize.js", "bootstrap/get-config-file.js"],
    make: standIn("entry-points/compile-entry-points", "compileGatsbyFilesStandIn"),
  },
  {
    request: "../../utils/parcel/compile-gatsby-files",
    from: [
      "bootstrap/load-plugins/resolve-plugin.js",
      "bootstrap/load-plugins/load-internal-plugins.js",
      "internal-plugins/internal-data-bridge/gatsby-node.js",
    ],
    make: standIn("entry-points/compile-entry-points", "compileGatsbyFilesStandIn"),
  },
  {
    request: "./file-parser",
    from: ["query/query-compiler.js"],
    make: standIn("queries/file-parser", "fileParserStandIn"),
  },
];

/** What Gatsby gets in builds, which Rspack makes. */
const ofBuilds: readonly Replacement[] = [
  {
    request: "webpack",
    from: [
      "utils/webpack/bundle.js",
      "utils/webpack-plugins.js",
      "utils/webpack/plugins/static-query-mapper.js",
      "commands/build-html.js",
    ],
    make: standIn("rspack/webpack-stand-in", "webpackStandIn"),
  },
  {
    request: "mini-css-extract-plugin",
    from: ["utils/webpack-utils.js"],
    make: standIn("rspack/styles", "cssExtractStandIn"),
  },
  {
    request: "css-minimizer-webpack-plugin",
    from: ["utils/webpack-utils.js"],
    make: standIn("rspack/styles", "cssMinimizerStandIn"),
  },
  {
    request: "./gatsby-webpack-stats-extractor",
    from: ["utils/webpack-utils.js"],
    make: standIn("rspack/stats-extractor", "statsExtractorStandIn"),
  },
  {
    request: "../utils/webpack/bundle",
    from: ["commands/build-html.js"],
    make: standIn("rspack/bundle", "bundleStandIn"),
  },
  {
    request: "./build-javascript",
    from: ["commands/build.js"],
    make: standIn("rspack/build-bundles", "buildJavascriptStandIn"),
  },
  {
    request: "./build-html",
    from: ["commands/build.js"],
    make: standIn("rspack/build-bundles", "buildHtmlStandIn"),
  },
];

/**
 * What a process of Gatsby gets instead of its own modules.
 * @param command Gatsby's command; for others than `build` and `develop` there is nothing
 */
export function replacementsFor(
  command: string | undefined,
  environment: NodeJS.ProcessEnv,
): readonly Replacement[] {
  if (isGatsbyAsItIs(environment)) return [];
  if (command === "build") return [...always, ...ofBuilds, ...lateReplacements];
  return command === "develop" ? always : [];
}

/**
 * Makes a module by a function of another file, which is loaded when Gatsby asks: most of its processes ask for few.
 * @param file below src/gatsby/build; one of those that scripts/gatsby-preload.mjs compiles
 */
function standIn(file: string, name: string): Replacement["make"] {
  return (original) => {
    const loaded = require(path.join(__dirname, `${file}.cjs`)) as Record<string, Replacement["make"]>;
    return loaded[name]?.(original);
  };
}
