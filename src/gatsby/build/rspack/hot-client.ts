import { createRequire } from "node:module";
import type { Configuration } from "@rspack/core";

/**
 * Adjusts a configuration so that the client for hot updates reloads the page if the server has no update for it. This happens
 * after a build with an error: Rspack's next update is for browsers that have the failed bundle, but no browser has it.
 * @param configuration Gatsby's configuration for development
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
    // The client imports `URLSearchParams` from this module. In browsers, it is a global.
    externals: [externals ?? [], { url: "self" }].flat(),
  };
}
