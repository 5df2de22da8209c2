import type { LatePool } from "./late-pool";

interface QueryIds {
  staticQueryIds: readonly string[];
  pageQueryIds: readonly string[];
}

interface Options {
  parentSpan?: unknown;
}

interface RunQueriesModule {
  runQueriesInWorkersQueue: (
    pool: Pick<LatePool, "start">,
    queryIds: QueryIds,
    options: Options,
  ) => Promise<void>;
  mergeWorkerState: () => Promise<void>;
}

/** The parts of Gatsby that run queries in the main process. */
interface Services {
  runStaticQueries: (context: object) => Promise<void>;
  runPageQueries: (context: object) => Promise<void>;
}

/**
 * Replaces Gatsby's module that runs queries in workers. This version runs them in the main process, as Gatsby does on a machine
 * with one processor: before a worker can run a query, it loads the site's configuration and code and builds the schema, which
 * takes longer than the queries of a thousand pages. Meanwhile, the workers that will render the pages start.
 * @param original loads Gatsby's module
 */
export function runQueriesReplacement(original: () => unknown): RunQueriesModule {
  return {
    ...(original() as RunQueriesModule),
    runQueriesInWorkersQueue: async (pool, queryIds, options) => {
      if (queryIds.staticQueryIds.length + queryIds.pageQueryIds.length === 0) return;
      pool.start();
      await runQueries(queryIds, options);
    },
    // Workers have no state. What is on disk could be from a build with unmodified Gatsby.
    mergeWorkerState: () => Promise.resolve(),
  };
}

async function runQueries(queryIds: QueryIds, { parentSpan }: Options): Promise<void> {
  const { store } = require("gatsby/dist/redux") as { store: unknown };
  const { GraphQLRunner } = require("gatsby/dist/query/graphql-runner") as {
    GraphQLRunner: new (store: unknown, options: { collectStats: boolean }) => unknown;
  };
  const { runStaticQueries, runPageQueries } = require("gatsby/dist/services") as Services;
  const context = {
    queryIds,
    parentSpan,
    store,
    graphqlRunner: new GraphQLRunner(store, { collectStats: true }),
  };
  await runStaticQueries(context);
  await runPageQueries(context);
}
