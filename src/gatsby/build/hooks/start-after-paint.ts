import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler, Stats } from "webpack";
import { startFile, startHtml, startScript } from "../../start/start-script";

/** Components that a page loads as soon as it runs, by the page's component. */
const nextParts: Readonly<Record<string, readonly string[]>> = {
  "component---src-pages-search-tsx": ["search-page", "search-provider"],
};

/**
 * Makes pages load their scripts after their first paint. Gatsby writes the scripts of all pages into one file and copies them
 * from there into each page. This plugin replaces the content of that file with the start script.
 *
 * If the content of the file differs from what Gatsby would write, Gatsby updates the scripts in all pages. So the plugin keeps
 * Gatsby's content and restores it before Gatsby compares.
 */
export class StartAfterPaint {
  private readonly publicFolder: string;
  private readonly pageEnd: string;
  private readonly kept: string;

  constructor(root: string) {
    this.publicFolder = path.join(root, "public");
    this.pageEnd = path.join(this.publicFolder, "_gatsby", "slices", "_gatsby-scripts-1.html");
    this.kept = path.join(root, ".cache", "gatsby-scripts.html");
  }

  apply(compiler: Compiler): void {
    const { publicPath } = compiler.options.output;
    const base = typeof publicPath === "string" ? publicPath : "/";
    const { name } = StartAfterPaint;
    // Gatsby's own plugin runs at stage 0.
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
      // There was no previous build, or it was killed while writing. In that case, Gatsby writes everything again.
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
 * Creates the end of pages with the start script instead of Gatsby's scripts. Pages don't need Gatsby's list of script names:
 * Gatsby writes it as a text, and finds nothing to replace in that text.
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
      "Gatsby's script tags don't have the expected form. Update src/gatsby/build/hooks/start-after-paint.ts.",
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

/** Adds the plugin to the bundle of readers' scripts. */
export function startAfterPaint(
  { stage, actions }: Pick<CreateWebpackConfigArgs, "stage" | "actions">,
  root: string,
): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [new StartAfterPaint(root)] });
}
