import { cpSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { mermaidDirectory } from "../../../model/content/mermaid";

/**
 * Copies Mermaid's own browser modules into the site. Bundling them would slow each build by two thirds and make the
 * runtime of every page larger; as files they are fetched by pages with a diagram alone.
 * @throws Error when the installed version isn't the one whose folder name the pages use
 */
export function copyMermaid(root: string): void {
  const require = createRequire(path.join(root, "package.json"));
  const packageFile = require.resolve("mermaid/package.json");
  const { version } = JSON.parse(readFileSync(packageFile, "utf8")) as { version: string };
  if (!mermaidDirectory.endsWith(`-${version}`)) {
    throw new Error(
      `src/model/content/mermaid.ts uses the folder ${mermaidDirectory}, but mermaid ${version} is installed. Change the folder's name in that file.`,
    );
  }
  const target = path.join(root, "public", mermaidDirectory);
  if (existsSync(target)) return;
  const source = path.join(path.dirname(packageFile), "dist");
  for (const part of ["mermaid.esm.min.mjs", "chunks/mermaid.esm.min"]) {
    cpSync(path.join(source, part), path.join(target, part), {
      recursive: true,
      filter: (file) => !file.endsWith(".map"),
    });
  }
}
