import path from "node:path";
import {
  SwcJsMinimizerRspackPlugin,
  type Configuration,
  type ResolveOptions,
  type RuleSetRule,
} from "@rspack/core";
import { scriptRules } from "./script-rules";
import { styleRule } from "./style-rules";

/** What Gatsby's configuration has beyond Rspack's: parts of webpack that Rspack hasn't. */
interface GatsbyConfiguration extends Configuration {
  context: string;
  name: string;
}

/**
 * Plugins that change webpack's insides. What they are for is done otherwise, or doesn't arise: Rspack updates styles that
 * are new or gone, and Gatsby's ESLint looks at `.js` and `.jsx` files, which the site doesn't have.
 */
const ofWebpack = new Set([
  "GatsbyWebpackVirtualModules",
  "BabelConfigItemsCacheInvalidatorPlugin",
  "ForceCssHMRForEdgeCases",
  "ESLintWebpackPlugin",
]);

/** The oldest syntax that the browsers of package.json's `browserslist` all know. */
const ecma = 2020;

/**
 * Gatsby's finished configuration for one of its two bundles, as Rspack takes it.
 * @param configuration with Rspack's plugins in it, since Gatsby got them for webpack's
 */
export function convertConfiguration(configuration: Configuration): Configuration {
  const { context, name } = checked(configuration);
  const rules = (configuration.module?.rules ?? []).filter(
    (rule) => typeof rule === "object" && rule !== null,
  );
  return {
    ...configuration,
    // Compiling all takes Rspack less time than webpack takes to read its cache, and no build can leave a bad one behind.
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
  if (!context || !name) throw new Error("Gatsby's configuration for its bundler has no context or name");
  return { context, name, ...rest };
}

/** Gatsby's plugins for the resolver are for pnpm and for polyfills of old browsers. */
function withoutPlugins({ ...resolve }: ResolveOptions & { plugins?: unknown } = {}): ResolveOptions {
  delete resolve.plugins;
  return resolve;
}

/** What Gatsby copies into `.cache` imports Gatsby's own packages, which may be beside Gatsby only. */
function cacheFolderRule(root: string): RuleSetRule {
  const besideGatsby = path.join(path.dirname(require.resolve("gatsby/package.json")), "node_modules");
  return {
    include: path.join(root, ".cache") + path.sep,
    resolve: { modules: ["node_modules", besideGatsby] },
  };
}

type SplitChunks = Exclude<NonNullable<Configuration["optimization"]>["splitChunks"], false | undefined>;
type CacheGroup = Exclude<NonNullable<SplitChunks["cacheGroups"]>[string], false>;

/** Gatsby names a shared chunk after the chunks that share it, which Rspack hands over in another order each time. */
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
