import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { bundlerOf, runningCommand } from "../bundler";

/**
 * Keeps what readers load late (the search modal, the assistant, …) out of the program that renders pages at build, which
 * never runs it. It is half of the code that would be read a second time. What Gatsby itself imports late are the pages.
 * @param root absolute path of the repository
 */
export function leaveOutLateCode({ stage, actions }: CreateWebpackConfigArgs, root: string): void {
  if (stage !== "build-html") return;
  // `import()` stays as it is written.
  const parser =
    bundlerOf(runningCommand(), process.env) === "rspack" ? { importDynamic: false } : { import: false };
  const include = path.join(root, "src") + path.sep;
  actions.setWebpackConfig({ module: { rules: [{ include, parser }] } });
}
