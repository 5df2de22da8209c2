import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Modules that the server renders directly and readers load late, by the placeholder in readers' scripts. */
const late: readonly (readonly [module: RegExp, replacement: string])[] = [
  [/[\\/]Support[\\/]SupportTables$/, "src/components/Support/LateSupportTables.tsx"],
];

/**
 * Keeps code that few pages need out of the scripts that every page loads, while its output stays in the HTML. `React.lazy`
 * alone would render nothing on the server, which doesn't wait for code.
 */
export function loadCodeLate({ stage, actions, plugins }: CreateWebpackConfigArgs, root: string): void {
  if (stage !== "build-javascript") return;
  const replace = plugins.normalModuleReplacement as (resource: RegExp, by: string) => unknown;
  actions.setWebpackConfig({
    plugins: late.map(([module, replacement]) => replace(module, path.join(root, replacement))),
  });
}
