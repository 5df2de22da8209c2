import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { replaceModules } from "./replace-modules";

const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons$/;

/** Whether an import is an icon's import of Lucide's own factory. */
export function isIconFactory(request: string, context: string): boolean {
  return request === "../createLucideIcon.mjs" && icons.test(context);
}

/**
 * Makes icons use the site's own small component, both in readers' scripts and on the server, so that both render the same.
 */
export function createSmallIcons(
  args: Pick<CreateWebpackConfigArgs, "actions" | "plugins">,
  root: string,
): void {
  const ours = path.join(root, "src", "components", "Icon", "create-icon.ts");
  replaceModules(args, ({ request = "", context = "" }) => isIconFactory(request, context), ours);
}
