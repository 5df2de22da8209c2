import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { bundlerOf, runningCommand } from "../bundler";

/**
 * Keeps code that readers load late (the search modal, the assistant, …) out of the server bundle, which never runs it. This
 * saves half of the code that would otherwise be read twice. Gatsby's own late imports are the pages.
 */
export function leaveOutLateCode({ stage, actions }: CreateWebpackConfigArgs, root: string): void {
  if (stage !== "build-html") return;
  // Keeps `import()` as written.
  const parser =
    bundlerOf(runningCommand(), process.env) === "rspack" ? { importDynamic: false } : { import: false };
  const include = path.join(root, "src") + path.sep;
  actions.setWebpackConfig({ module: { rules: [{ include, parser }] } });
}
