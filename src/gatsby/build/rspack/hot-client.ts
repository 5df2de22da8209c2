import { createRequire } from "node:module";
import type { Configuration } from "@rspack/core";

/**
 * A configuration whose client for hot updates loads the page again if the server has no update for it. That happens after a
 * build with an error: Rspack's next update is for browsers that have the bundle with the error, which none has.
 * @param configuration Gatsby's for development
 */
export function withReloadingClient(configuration: Configuration): Configuration {
  const { resolve = {}, externals } = configuration;
  const ofGatsby = createRequire(require.resolve("gatsby/package.json"));
  const client = `${ofGatsby.resolve("@gatsbyjs/webpack-hot-middleware/client")}?reload=true`;
  return {
    ...configuration,
    resolve: {
      ...resolve,
      alias: {
        "@gatsbyjs/webpack-hot-middleware/client$": client,
        "webpack-hot-middleware/client$": client,
        ...(resolve.alias === false ? {} : resolve.alias),
      },
    },
    // The client takes `URLSearchParams` from there, which browsers have as a global.
    externals: [externals ?? [], { url: "self" }].flat(),
  };
}
