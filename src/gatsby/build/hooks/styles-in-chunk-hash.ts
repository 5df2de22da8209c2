import { readdirSync } from "node:fs";
import path from "node:path";
import type { Compiler } from "webpack";
import { digestOf } from "../files-digest";

/**
 * Makes the hash of the server bundle depend on the styles. Gatsby writes the styles into each page, but renders a page again
 * only if its data or the server bundle has changed. That bundle has no styles, so a build with a warm cache would leave pages
 * with the styles of the previous build.
 */
export class StylesInChunkHash {
  private readonly digest: string;

  constructor(root: string) {
    this.digest = stylesDigest(root);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(StylesInChunkHash.name, (compilation) => {
      compilation.hooks.chunkHash.tap(StylesInChunkHash.name, (_chunk, hash) => {
        hash.update(this.digest);
      });
    });
  }
}

/** Identifies all styles of the site: its own, and those of packages by the lock file. */
export function stylesDigest(root: string): string {
  const own = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .sort()
    .map((file) => path.join(root, "src", file));
  return digestOf(root, [...own, path.join(root, "package-lock.json")]);
}
