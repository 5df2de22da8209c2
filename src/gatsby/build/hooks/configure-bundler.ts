import type { CreateWebpackConfigArgs } from "gatsby";
import type { Translation } from "../../../model/site/translation";
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
  optimization?: { splitChunks?: false | SplitChunks };
}

/**
 * Styles of components that load late, by file name. Gatsby would put them into the single style sheet that is inlined in the
 * HTML of every page.
 */
const lateStyles: Readonly<Record<string, RegExp>> = {
  "search-modal-styles": /[\\/]@docsearch[\\/]|[\\/]src[\\/]search[\\/]modal[\\/]/,
  "assistant-styles": /[\\/]src[\\/]assistant[\\/](?!launcher)/,
  "search-page-styles": /[\\/]src[\\/]search[\\/]page[\\/]/,
};

/**
 * Adjusts Gatsby's webpack configuration.
 *
 * Gatsby puts all CSS into one file, so modules used by two templates can't always keep the order of their imports. Our styles
 * don't depend on that order, since global rules are in a cascade layer and modules don't style each other's classes. The
 * warnings about the order are therefore switched off. Builds don't generate source maps: readers don't need them, and they
 * take a tenth of the build time.
 *
 * The server bundle contains all translations. If it read them from files, Gatsby could no longer determine which pages a
 * change affects, and would render all of them again.
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
  const splitChunks = stage === "build-javascript" && config.optimization?.splitChunks;
  if (splitChunks) {
    // A worker requests more files only after it has started, so a shared chunk would delay the first response.
    splitChunks.chunks = ({ name }) => name !== "search-worker";
    Object.assign((splitChunks.cacheGroups ??= {}), lateCacheGroups());
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
        // Takes precedence over Gatsby's own group for styles.
        priority: 60,
        enforce: true,
      } satisfies CacheGroup,
    ]),
  );
}
