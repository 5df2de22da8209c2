import type { CreateWebpackConfigArgs } from "gatsby";

/** What webpack's NormalModuleReplacementPlugin hands over before it looks for a module. */
export interface ModuleRequest {
  /** As written, such as `./slice`. */
  request?: string;
  /** Folder of the file that asks. */
  context?: string;
  dependencies?: readonly { type?: string }[];
}

/**
 * Puts one module in the place of others.
 * @param isReplaced says of each import whether it gets the other module
 * @param standIn absolute path of that module
 */
export function replaceModules(
  { actions, plugins }: Pick<CreateWebpackConfigArgs, "actions" | "plugins">,
  isReplaced: (request: ModuleRequest) => boolean,
  standIn: string,
): void {
  const replace = plugins.normalModuleReplacement as (
    resource: RegExp,
    change: (request: ModuleRequest) => void,
  ) => unknown;
  const change = (request: ModuleRequest): void => {
    if (isReplaced(request)) request.request = standIn;
  };
  actions.setWebpackConfig({ plugins: [replace(/./, change)] });
}
