import type { Replacement } from "./replace-requests";

interface LateModule {
  request: string;
  from: readonly string[];
  /** The functions that the module exports. */
  functions: readonly string[];
  /** Other exports. */
  constants?: Readonly<Record<string, unknown>>;
}

/** Needed only by Gatsby's other command, or for pages rendered on request, which the site doesn't have. */
const ofOthers: readonly LateModule[] = [
  {
    request: "./start-webpack-server",
    from: ["services/index.js"],
    functions: ["startWebpackServer"],
  },
  { request: "./graphql-typegen", from: ["services/index.js"], functions: ["graphQLTypegen"] },
  { request: "./recompile", from: ["services/index.js"], functions: ["recompile"] },
  {
    request: "../get-latest-gatsby-files",
    from: ["utils/adapter/init.js"],
    functions: ["getLatestAPIs", "getLatestAdapters"],
  },
  {
    request: "../../utils/get-latest-gatsby-files",
    from: ["bootstrap/load-plugins/validate.js"],
    functions: ["getLatestAPIs", "getLatestAdapters"],
  },
  {
    request: "../utils/validate-engines",
    from: ["commands/build.js"],
    functions: ["validateEnginesWithActivity"],
  },
  {
    request: "../schema/graphql-engine/bundle-webpack",
    from: ["commands/build.js"],
    functions: ["createGraphqlEngineBundle"],
  },
  {
    request: "../utils/page-ssr-module/bundle-webpack",
    from: ["commands/build.js"],
    functions: ["createPageSSRBundle", "copyStaticQueriesToEngine"],
  },
];

/** Development replaces this module. */
const ofBuilds: readonly LateModule[] = [
  { request: "./extract-queries", from: ["services/index.js"], functions: ["extractQueries"] },
];

/** Modules that one of a build's processes needs and most never do. */
const ofOneProcess: readonly LateModule[] = [
  { request: "./initialize", from: ["services/index.js"], functions: ["initialize"] },
  {
    request: "./load-config-and-plugins",
    from: ["utils/worker/child/index.js"],
    functions: ["loadConfigAndPlugins"],
  },
  {
    request: "../commands/build-html",
    from: ["bootstrap/requires-writer.js"],
    functions: [
      "buildHTML",
      "buildHTMLPagesAndDeleteStaleArtifacts",
      "buildPartialHydrationRenderer",
      "buildRenderer",
      "buildSlices",
      "deleteRenderer",
      "devSSRWillInvalidate",
      "doBuildPages",
      "getDevSSRWebpack",
      "stitchSlicesIntoPagesHTML",
    ],
  },
  {
    request: "../utils/graphql-typegen/ts-codegen",
    from: ["joi-schemas/joi.js"],
    functions: ["writeTypeScriptTypes"],
    constants: {
      DEFAULT_TYPES_OUTPUT_PATH: "src/gatsby-types.d.ts",
      DEFAULT_DOCUMENT_SEARCH_PATHS: ["./gatsby-node.ts", "./plugins/**/gatsby-node.ts"],
    },
  },
];

/**
 * Modules that Gatsby loads when each process starts, although a build hardly uses them. They take half of the startup time.
 */
export const lateModules: readonly LateModule[] = [...ofOthers, ...ofOneProcess, ...ofBuilds];

/** Modules whose code is loaded when one of their functions is called. */
export const lateReplacements: readonly Replacement[] = [...ofOthers, ...ofOneProcess].map(loadedLate);

/** Further ones, for builds only. */
export const lateReplacementsOfBuilds: readonly Replacement[] = ofBuilds.map(loadedLate);

function loadedLate({ request, from, functions, constants = {} }: LateModule): Replacement {
  return {
    request,
    from,
    make: (original) => {
      const load = original as () => Record<string, (...args: unknown[]) => unknown>;
      const late = functions.map((name) => [name, (...args: unknown[]) => load()[name]?.(...args)] as const);
      return { __esModule: true, ...Object.fromEntries(late), ...constants };
    },
  };
}
