import type { Compiler, Stats } from "@rspack/core";

type DoneHandler = (stats: ReturnType<typeof withChildren>, done: () => void) => void;

/** What Gatsby's plugin uses of a compiler. */
interface DoneHooks {
  hooks: { done: { tapAsync: (name: string, handler: DoneHandler) => void } };
}

interface Plugin {
  apply(compiler: DoneHooks): void;
}

/**
 * Gatsby's plugin that writes which files a page's chunks have (`chunk-map.json`, `webpack.stats.json`, the scripts of each
 * page). It asks each group of chunks for what is preloaded with it, which Rspack has in its statistics only.
 * @param original loads Gatsby's module
 */
export function statsExtractorStandIn(original: () => unknown): unknown {
  const { GatsbyWebpackStatsExtractor } = original() as {
    GatsbyWebpackStatsExtractor: new (publicPath: string) => Plugin;
  };
  return {
    GatsbyWebpackStatsExtractor: class {
      private readonly plugin: Plugin;

      constructor(publicPath: string) {
        this.plugin = new GatsbyWebpackStatsExtractor(publicPath);
      }

      apply({ hooks }: Compiler): void {
        const tapAsync = (name: string, handler: DoneHandler): void => {
          hooks.done.tapAsync(name, (stats, done) => {
            handler(withChildren(stats), done);
          });
        };
        this.plugin.apply({ hooks: { done: { tapAsync } } });
      }
    },
  };
}

/** The statistics with groups of chunks that say what is preloaded and prefetched with them. */
function withChildren(stats: Stats) {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, chunkGroupChildren: true });
  const childrenOf = (name = "") =>
    Object.entries(namedChunkGroups[name]?.childAssets ?? {}).map(([order, files]) => [
      order,
      [{ chunks: [{ files }] }],
    ]);
  // In the same order in each build, since it shows in the files.
  const groups = [...stats.compilation.chunkGroups].sort((one, other) =>
    (one.name ?? "") < (other.name ?? "") ? -1 : 1,
  );
  const chunkGroups = groups.map(({ name, chunks }) => ({
    name,
    chunks,
    getChildrenByOrders: (): unknown => Object.fromEntries(childrenOf(name)),
  }));
  return { hash: stats.hash, toJson: stats.toJson.bind(stats), compilation: { chunkGroups } };
}
