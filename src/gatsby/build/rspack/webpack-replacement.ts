import { rspack, type Configuration } from "@rspack/core";
import { convertConfiguration } from "./configuration";
import { withReloadingClient } from "./hot-client";

/** Replaces the `webpack` package: plugins and classes with the same names, and the function itself. */
export function webpackReplacement(): unknown {
  const build = (configuration: Configuration) => {
    const converted = convertConfiguration(configuration);
    return rspack(configuration.name === "develop" ? withReloadingClient(converted) : converted);
  };
  const own = new Set(["length", "name", "prototype", "arguments", "caller"]);
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(rspack))) {
    if (!own.has(name)) Object.defineProperty(build, name, descriptor);
  }
  return build;
}
