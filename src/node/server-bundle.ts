import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { replaceModules, type ModuleRequest } from "./replace-modules";

/**
 * Keeps what readers load late (the search modal, the assistant, …) out of the program that draws pages at build. It never
 * runs there, and is half of the code that webpack would read a second time.
 * @param root absolute path of the repository
 */
export function leaveOutLateCode(args: CreateWebpackConfigArgs, root: string): void {
  if (args.stage !== "build-html") return;
  const standIn = path.join(root, "src", "shell", "unused-parts.ts");
  replaceModules(args, (request) => isLate(request, root), standIn);
}

/**
 * Whether a file of the site asks for another by `import()`. What Gatsby asks for that way are the pages' templates.
 * @param root absolute path of the repository
 */
export function isLate({ context = "", dependencies = [] }: ModuleRequest, root: string): boolean {
  return context.startsWith(path.join(root, "src") + path.sep) && dependencies[0]?.type === "import()";
}
