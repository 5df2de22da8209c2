import type { Compiler, Stats } from "@rspack/core";

type DoneHandler = (stats: ReturnType<typeof withChildren>, done: () => void) => void;

/** The parts of a compiler that Gatsby's plugin uses. */
interface DoneHooks {
  hooks: { done: { tapAsync: (name: string, handler: DoneHandler) => void } };
}

interface Plugin {
  apply(compiler: DoneHooks): void;
}

/**
 * Replaces Gatsby's plugin that writes which files each page's chunks consist of (`chunk-map.json`, `webpack.stats.json`, the
 * scripts of each page). The plugin reads from each chunk group what is preloaded with it. Rspack provides this only in its
 * statistics.
 * @param original loads Gatsby's module
 */
export function statsExtractorReplacement(original: () => unknown): unknown {
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

/** The statistics, with preloaded and prefetched chunks added to each chunk group. */
function withChildren(stats: Stats) {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, chunkGroupChildren: true });
  const childrenOf = (name = "") =>
    Object.entries(namedChunkGroups[name]?.childAssets ?? {}).map(([order, files]) => [
      order,
      [{ chunks: [{ files }] }],
    ]);
  // Sorted, because the order appears in the files and must be the same in each build.
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
