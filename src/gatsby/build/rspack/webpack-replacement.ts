import { rspack, type Configuration } from "@rspack/core";
import { convertConfiguration } from "./configuration";
import { withReloadingClient } from "./hot-client";

/** Replaces the `webpack` package: plugins and classes with the same names, and the function itself. */
export function webpackReplacement(): unknown {
  return withRspackClasses((configuration) => {
    const converted = convertConfiguration(configuration);
    return rspack(configuration.name === "develop" ? withReloadingClient(converted) : converted);
  });
}

/**
 * Replaces the `webpack` package where Gatsby bundles functions for servers. The site has none, but Gatsby starts its bundler even
 * then.
 */
export function functionsReplacement(): unknown {
  return withRspackClasses((configuration) => rspack({ ...configuration, cache: false }));
}

function withRspackClasses(build: (configuration: Configuration) => unknown): unknown {
  const own = new Set(["length", "name", "prototype", "arguments", "caller"]);
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(rspack))) {
    if (!own.has(name)) Object.defineProperty(build, name, descriptor);
  }
  return build;
}
