import { bundleReplacement, type Bundle } from "./bundle";

type MakeConfiguration = (
  program: Program,
  directory: string,
  stage: string,
  port: null,
  options: { parentSpan: unknown },
) => Promise<unknown>;
interface Program {
  directory: string;
}
interface BuildHtml {
  buildRenderer: (program: Program, stage: string, parentSpan: unknown) => Promise<unknown>;
}

/** The server bundle, which is built while Gatsby waits for the scripts. */
let renderer: Promise<unknown> | undefined;
let makeRenderer: BuildHtml["buildRenderer"] | undefined;

/**
 * Replaces Gatsby's module that bundles readers' scripts. This version bundles the server program at the same time, because
 * each build leaves processors idle while it waits for loaders.
 */
export function buildJavascriptReplacement(): unknown {
  return {
    buildProductionBundle: async (program: Program, parentSpan: unknown): Promise<Bundle> => {
      const makeConfiguration = require("gatsby/dist/utils/webpack.config") as MakeConfiguration;
      const { build } = bundleReplacement(() => require("gatsby/dist/utils/webpack/bundle"));
      const configuration = await makeConfiguration(program, program.directory, "build-javascript", null, {
        parentSpan,
      });
      const scripts = build(configuration);
      // Gatsby keeps one configuration at a time, so the second one is created while the first is in use.
      renderer = makeRenderer?.(program, "build-html", parentSpan);
      // If this fails, Gatsby receives the error when it requests the renderer.
      renderer?.catch(() => undefined);
      return scripts;
    },
  };
}

/**
 * Replaces Gatsby's module that builds pages. This version uses the server bundle that is already being built.
 * @param original loads Gatsby's module
 */
export function buildHtmlReplacement(original: () => unknown): unknown {
  const module = original() as BuildHtml;
  makeRenderer = module.buildRenderer;
  return {
    ...module,
    buildRenderer: (...args: Parameters<BuildHtml["buildRenderer"]>) =>
      renderer ?? module.buildRenderer(...args),
  };
}
