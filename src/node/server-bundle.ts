import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** What webpack's NormalModuleReplacementPlugin hands over before it looks for a module. */
export interface ImportRequest {
  request?: string;
  /** Folder of the file that asks. */
  context?: string;
  dependencies?: readonly { type?: string }[];
}

/**
 * Keeps what readers load late (the search modal, the assistant, …) out of the program that draws pages at build. It never
 * runs there, and is half of the code that webpack would read a second time.
 * @param root absolute path of the repository
 */
export function leaveOutLateCode({ stage, actions, plugins }: CreateWebpackConfigArgs, root: string): void {
  if (stage !== "build-html") return;
  const replace = plugins.normalModuleReplacement as (
    resource: RegExp,
    change: (request: ImportRequest) => void,
  ) => unknown;
  const standIn = path.join(root, "src", "shell", "unused-parts.ts");
  const change = (request: ImportRequest): void => {
    if (isLate(request, root)) request.request = standIn;
  };
  actions.setWebpackConfig({ plugins: [replace(/./, change)] });
}

/**
 * Whether a file of the site asks for another by `import()`. What Gatsby asks for that way are the pages' templates.
 * @param root absolute path of the repository
 */
export function isLate({ context = "", dependencies = [] }: ImportRequest, root: string): boolean {
  return context.startsWith(path.join(root, "src") + path.sep) && dependencies[0]?.type === "import()";
}
