import type { CreateWebpackConfigArgs } from "gatsby";

/** What webpack's NormalModuleReplacementPlugin provides before it resolves a module. */
export interface ModuleRequest {
  /** The import as written, such as `./slice`. */
  request?: string;
  /** The folder of the importing file. */
  context?: string;
  dependencies?: readonly { type?: string }[];
}

/**
 * Replaces modules with another module.
 * @param isReplaced decides for each import whether to replace it
 * @param replacement absolute path of the replacement
 */
export function replaceModules(
  { actions, plugins }: Pick<CreateWebpackConfigArgs, "actions" | "plugins">,
  isReplaced: (request: ModuleRequest) => boolean,
  replacement: string,
): void {
  const replace = plugins.normalModuleReplacement as (
    resource: RegExp,
    change: (request: ModuleRequest) => void,
  ) => unknown;
  const change = (request: ModuleRequest): void => {
    if (isReplaced(request)) request.request = replacement;
  };
  actions.setWebpackConfig({ plugins: [replace(/./, change)] });
}
