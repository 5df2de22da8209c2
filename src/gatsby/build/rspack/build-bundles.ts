import { bundleStandIn, type Bundle } from "./bundle";

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

/** The renderer that is being made while Gatsby waits for the scripts. */
let renderer: Promise<unknown> | undefined;
let makeRenderer: BuildHtml["buildRenderer"] | undefined;

/**
 * What Gatsby gets for its module that bundles readers' scripts: it starts bundling the program that renders pages at the
 * same time, since each leaves processors idle while it waits for loaders.
 */
export function buildJavascriptStandIn(): unknown {
  return {
    buildProductionBundle: async (program: Program, parentSpan: unknown): Promise<Bundle> => {
      const makeConfiguration = require("gatsby/dist/utils/webpack.config") as MakeConfiguration;
      const { build } = bundleStandIn(() => require("gatsby/dist/utils/webpack/bundle"));
      const configuration = await makeConfiguration(program, program.directory, "build-javascript", null, {
        parentSpan,
      });
      const scripts = build(configuration);
      // Gatsby keeps one configuration at a time, so the other one is made when this one is in use.
      renderer = makeRenderer?.(program, "build-html", parentSpan);
      // If it fails, Gatsby hears of it when it asks for the renderer.
      renderer?.catch(() => undefined);
      return scripts;
    },
  };
}

/**
 * What Gatsby gets for its module that builds pages: the renderer is the one that is being made already.
 * @param original loads Gatsby's module
 */
export function buildHtmlStandIn(original: () => unknown): unknown {
  const module = original() as BuildHtml;
  makeRenderer = module.buildRenderer;
  return {
    ...module,
    buildRenderer: (...args: Parameters<BuildHtml["buildRenderer"]>) =>
      renderer ?? module.buildRenderer(...args),
  };
}
