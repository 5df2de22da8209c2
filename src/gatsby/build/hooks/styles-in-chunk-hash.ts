import { readdirSync } from "node:fs";
import path from "node:path";
import type { Compiler } from "webpack";
import { digestOf } from "../files-digest";

/**
 * Makes the program that draws the pages another one when the styles are others. Gatsby writes the styles into each page,
 * yet draws a page anew only when its data or that program has changed, which has no styles: a build with a kept cache
 * would leave pages with the styles of the build before.
 */
export class StylesInChunkHash {
  private readonly digest: string;

  /** @param root absolute path of the repository */
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

/** Names all styles of the site: its own, and by the lock file those of packages. @param root absolute path of the repository */
export function stylesDigest(root: string): string {
  const own = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .sort()
    .map((file) => path.join(root, "src", file));
  return digestOf(root, [...own, path.join(root, "package-lock.json")]);
}
