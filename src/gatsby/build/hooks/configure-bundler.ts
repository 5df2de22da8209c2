import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Translation } from "../../../model/site/translation";
import { digestOf } from "../files-digest";
import { bundlerOf, runningCommand } from "../bundler";
import { ForgetBuildDependencies } from "./forget-build-dependencies";
import { StylesInChunkHash } from "./styles-in-chunk-hash";

interface WebpackPlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

interface CssModule {
  type: string;
  identifier: () => string;
}

interface CacheGroup {
  test: (module: CssModule) => boolean;
  name: string;
  chunks: "async";
  priority: number;
  enforce: boolean;
}

interface SplitChunks {
  chunks?: string | ((chunk: { name?: string }) => boolean);
  cacheGroups?: Record<string, CacheGroup>;
}

interface WebpackConfig {
  plugins?: WebpackPlugin[];
  devtool?: string | false;
  cache?: {
    version?: string;
    buildDependencies?: Record<string, string[]>;
    maxMemoryGenerations?: number;
    idleTimeoutForInitialStore?: number;
  };
  resolve?: { symlinks?: boolean; plugins?: WebpackPlugin[] };
  optimization?: { splitChunks?: false | SplitChunks };
}

/**
 * Styles of parts that load late, by the name of their file. Gatsby would put them into the one file that every page
 * carries in its HTML.
 */
const lateStyles: Readonly<Record<string, RegExp>> = {
  "search-modal-styles": /[\\/]@docsearch[\\/]|[\\/]src[\\/]search[\\/]modal[\\/]/,
  "assistant-styles": /[\\/]src[\\/]assistant[\\/](?!launcher)/,
  "search-page-styles": /[\\/]src[\\/]search[\\/]page[\\/]/,
};

/**
 * Adjusts Gatsby's webpack configuration.
 *
 * Gatsby puts all CSS into one file, in which modules of two templates can't all keep the order of their imports; ours
 * don't depend on it, since global rules are in a cascade layer and modules don't style each other's classes, so the
 * warnings about order are switched off. Builds make no source maps: readers don't need them, and making them takes a
 * tenth of a build.
 *
 * What draws pages on the server gets all translations. It can't read them from files: Gatsby then no longer knows which
 * pages a change touches, and makes all of them again.
 * @param root absolute path of the repository
 */
export function configureBundler(
  { stage, getConfig, actions, plugins }: CreateWebpackConfigArgs,
  root: string,
  translations: ReadonlyMap<string, Translation>,
): void {
  const config = (getConfig as () => unknown)() as WebpackConfig;
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options)
      plugin.options.ignoreOrder = true;
  }
  if (stage === "build-javascript" || stage === "build-html") config.devtool = false;
  if (config.cache && bundlerOf(runningCommand(), process.env) === "webpack") {
    // To learn when its cache is out of date, webpack would follow each import of Gatsby and of itself, which takes
    // longer than compiling the site. The lock file and the compiled build code say the same.
    config.cache.version = buildCodeDigest(root);
    config.cache.buildDependencies = { defaultWebpack: [], config: [] };
    (config.plugins ??= []).push(new ForgetBuildDependencies());
    // A build reads nothing twice: what is written to the disk at once needn't stay in memory.
    if (stage.startsWith("build-")) {
      config.cache.maxMemoryGenerations = 0;
      config.cache.idleTimeoutForInitialStore = 0;
    }
  }
  const splitChunks = stage === "build-javascript" && config.optimization?.splitChunks;
  if (splitChunks) {
    // A worker asks for further files only once it runs, so a shared one would keep the first answer waiting.
    splitChunks.chunks = ({ name }) => name !== "search-worker";
    Object.assign((splitChunks.cacheGroups ??= {}), lateCacheGroups());
  }
  if (config.resolve && stage.startsWith("build-")) {
    // A third of the time that looking for modules takes: each folder's own place, though npm links none, and files that
    // a Gatsby theme may have put in the way of others.
    config.resolve.symlinks = false;
    config.resolve.plugins = (config.resolve.plugins ?? []).filter(
      (plugin) => plugin.constructor.name !== "GatsbyThemeComponentShadowingResolverPlugin",
    );
  }
  actions.replaceWebpackConfig(config);
  if (stage === "build-html") actions.setWebpackConfig({ plugins: [new StylesInChunkHash(root)] });
  if (stage === "build-html" || stage === "develop-html") {
    const define = plugins.define as (constants: Record<string, string>) => unknown;
    const all = JSON.stringify(Object.fromEntries(translations));
    actions.setWebpackConfig({ plugins: [define({ SITE_TRANSLATIONS: all })] });
  }
}

function lateCacheGroups(): Record<string, CacheGroup> {
  return Object.fromEntries(
    Object.entries(lateStyles).map(([name, files]) => [
      name,
      {
        test: (module) => module.type === "css/mini-extract" && files.test(module.identifier()),
        name,
        chunks: "async",
        // Above Gatsby's own group for styles.
        priority: 60,
        enforce: true,
      } satisfies CacheGroup,
    ]),
  );
}

function buildCodeDigest(root: string): string {
  const files = ["package-lock.json", ".cache/compiled/gatsby-node.js", ".cache/compiled/gatsby-config.js"];
  return digestOf(
    root,
    files.map((file) => path.join(root, file)),
  );
}
