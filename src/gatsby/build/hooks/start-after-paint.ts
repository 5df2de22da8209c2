import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler, Stats } from "webpack";
import { startFile, startHtml, startScript } from "../../start/start-script";

/** Parts that a page loads as soon as it runs, by the page's component. */
const nextParts: Readonly<Record<string, readonly string[]>> = {
  "component---src-pages-search-tsx": ["search-page", "search-provider"],
};

/**
 * Has pages load their scripts after their first paint. Gatsby writes the scripts of all pages into one file, from which
 * it puts them into each page. This plugin replaces the file's content with the start script.
 *
 * Gatsby puts the scripts into all pages again when it finds other content in the file than it would write. So the
 * plugin keeps what Gatsby wrote, and puts it back before Gatsby looks.
 */
export class StartAfterPaint {
  private readonly publicFolder: string;
  private readonly pageEnd: string;
  private readonly kept: string;

  /** @param root absolute path of the repository */
  constructor(root: string) {
    this.publicFolder = path.join(root, "public");
    this.pageEnd = path.join(this.publicFolder, "_gatsby", "slices", "_gatsby-scripts-1.html");
    this.kept = path.join(root, ".cache", "gatsby-scripts.html");
  }

  apply(compiler: Compiler): void {
    const { publicPath } = compiler.options.output;
    const base = typeof publicPath === "string" ? publicPath : "/";
    const { name } = StartAfterPaint;
    // Gatsby's own plugin is at stage 0.
    compiler.hooks.done.tap({ name, stage: -100 }, () => {
      this.putBack(base);
    });
    compiler.hooks.done.tap({ name, stage: 100 }, (stats: Stats) => {
      if (!stats.hasErrors()) this.replace(base);
    });
  }

  private putBack(base: string): void {
    try {
      const written = readFileSync(this.kept, "utf8");
      if (readFileSync(this.pageEnd, "utf8") === this.replaced(written, base))
        writeFileSync(this.pageEnd, written);
    } catch {
      // There was no build yet, or one was killed while it wrote. Gatsby then writes everything again.
    }
  }

  private replace(base: string): void {
    const written = readFileSync(this.pageEnd, "utf8");
    writeFileSync(path.join(this.publicFolder, startFile), startScript);
    writeFileSync(this.pageEnd, this.replaced(written, base));
    mkdirSync(path.dirname(this.kept), { recursive: true });
    writeFileSync(this.kept, written);
  }

  private replaced(written: string, base: string): string {
    const { assetsByChunkName } = JSON.parse(
      readFileSync(path.join(this.publicFolder, "webpack.stats.json"), "utf8"),
    ) as { assetsByChunkName: Record<string, string[]> };
    return startPage(written, base, assetsByChunkName);
  }
}

/**
 * The end of pages, with the start script instead of Gatsby's scripts. Gatsby's list of the names of all scripts isn't
 * needed: Gatsby writes it as a text in which it then finds nothing.
 * @param written what Gatsby wrote
 * @param base address of the site's root, which ends with a slash
 * @param files names of the files of each chunk
 * @throws Error if Gatsby wrote no scripts or no hash
 */
export function startPage(
  written: string,
  base: string,
  files: Readonly<Record<string, readonly string[]>>,
): string {
  const app = [...written.matchAll(/<script src="([^"]+)" async><\/script>/g)].map(
    ([, source = ""]) => source,
  );
  const hash = /window\.___webpackCompilationHash="([^"]+)"/.exec(written)?.[1];
  if (app.length === 0 || hash === undefined)
    throw new Error(
      "Gatsby writes the scripts of pages in another form: update src/gatsby/build/hooks/start-after-paint.ts",
    );
  const components = Object.keys(files).filter((name) => name.startsWith("component---"));
  const scriptsOf = (component: string) =>
    [component, ...(nextParts[component] ?? [])]
      .flatMap((part) => files[part] ?? [])
      .filter((file) => file.endsWith(".js"))
      .map((file) => base + file);
  return startHtml(base, hash, {
    app,
    components: Object.fromEntries(components.map((name) => [name, [...new Set(scriptsOf(name))]])),
    data: `${base}page-data`,
  });
}

/**
 * Adds the plugin to the bundle of readers' scripts.
 * @param root absolute path of the repository
 */
export function startAfterPaint(
  { stage, actions }: Pick<CreateWebpackConfigArgs, "stage" | "actions">,
  root: string,
): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [new StartAfterPaint(root)] });
}
