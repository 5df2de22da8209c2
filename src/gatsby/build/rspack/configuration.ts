import path from "node:path";
import {
  SwcJsMinimizerRspackPlugin,
  type Configuration,
  type ResolveOptions,
  type RuleSetRule,
} from "@rspack/core";
import { scriptRules } from "./script-rules";
import { styleRule } from "./style-rules";

/** Properties of Gatsby's configuration for parts of webpack that Rspack doesn't have. */
interface GatsbyConfiguration extends Configuration {
  context: string;
  name: string;
}

/**
 * Plugins that change webpack's internals. Rspack doesn't need them: it updates added and removed styles itself, and Gatsby's
 * ESLint checks only `.js` and `.jsx` files, which the site doesn't have.
 */
const ofWebpack = new Set([
  "GatsbyWebpackVirtualModules",
  "BabelConfigItemsCacheInvalidatorPlugin",
  "ForceCssHMRForEdgeCases",
  "ESLintWebpackPlugin",
]);

/** The newest syntax that all browsers in package.json's `browserslist` support. */
const ecma = 2020;

/**
 * Converts Gatsby's final configuration for one of its two bundles to Rspack's format.
 * @param configuration already contains Rspack's plugins, because Gatsby received them instead of webpack's
 */
export function convertConfiguration(configuration: Configuration): Configuration {
  const { context, name } = checked(configuration);
  const rules = (configuration.module?.rules ?? []).filter(
    (rule) => typeof rule === "object" && rule !== null,
  );
  return {
    ...configuration,
    // Rspack compiles everything in less time than webpack needs to read its cache, and without a cache, no build can leave a
    // corrupt one behind.
    cache: false,
    resolve: withoutPlugins(configuration.resolve),
    module: {
      ...configuration.module,
      rules: [
        ...scriptRules(rules, { root: context, stage: name }).map((rule) => styleRule(rule, context)),
        cacheFolderRule(context),
      ],
    },
    plugins: (configuration.plugins ?? []).filter(
      (plugin) => !plugin || !ofWebpack.has(plugin.constructor.name),
    ),
    optimization: {
      ...configuration.optimization,
      ...splitChunksInOrder(configuration.optimization),
      ...minimizedBySwc(configuration.optimization),
    },
  };
}

function checked({ context, name, ...rest }: Configuration): GatsbyConfiguration {
  if (!context || !name) throw new Error("Gatsby's bundler configuration must have a context and a name.");
  return { context, name, ...rest };
}

/** Gatsby's resolver plugins are for pnpm and for polyfills for old browsers. */
function withoutPlugins({ ...resolve }: ResolveOptions & { plugins?: unknown } = {}): ResolveOptions {
  delete resolve.plugins;
  return resolve;
}

/** The files that Gatsby copies into `.cache` import Gatsby's own packages, which might be installed only next to Gatsby. */
function cacheFolderRule(root: string): RuleSetRule {
  const besideGatsby = path.join(path.dirname(require.resolve("gatsby/package.json")), "node_modules");
  return {
    include: path.join(root, ".cache") + path.sep,
    resolve: { modules: ["node_modules", besideGatsby] },
  };
}

type SplitChunks = Exclude<NonNullable<Configuration["optimization"]>["splitChunks"], false | undefined>;
type CacheGroup = Exclude<NonNullable<SplitChunks["cacheGroups"]>[string], false>;

/** Gatsby names a shared chunk after the chunks that share it, and Rspack returns them in a different order each time. */
function splitChunksInOrder(optimization: Configuration["optimization"]): Configuration["optimization"] {
  const splitChunks = optimization?.splitChunks;
  if (!splitChunks || !splitChunks.cacheGroups) return {};
  const groups = Object.entries(splitChunks.cacheGroups).map(([key, group]) => [
    key,
    group && inOrder(group),
  ]);
  return {
    splitChunks: { ...splitChunks, cacheGroups: Object.fromEntries(groups) as Record<string, CacheGroup> },
  };
}

function inOrder(group: CacheGroup): CacheGroup {
  const { name } = group;
  if (typeof name !== "function") return group;
  return {
    ...group,
    name: (module, chunks, key) =>
      name(
        module,
        [...chunks].sort((one, other) => ((one.name ?? "") < (other.name ?? "") ? -1 : 1)),
        key,
      ),
  };
}

function minimizedBySwc(optimization: Configuration["optimization"]): Configuration["optimization"] {
  const minimizer = optimization?.minimizer?.map((plugin) =>
    plugin && typeof plugin === "object" && plugin.constructor.name === "TerserPlugin"
      ? new SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            ecma,
            compress: { passes: 2, ecma },
            mangle: true,
            format: { comments: false, ecma },
          },
        })
      : plugin,
  );
  return minimizer ? { minimizer } : {};
}
