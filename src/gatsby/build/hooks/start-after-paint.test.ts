import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Compiler } from "webpack";
import { startFile } from "../../start/start-script";
import { StartAfterPaint, startPage } from "./start-after-paint";

const written =
  '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>' +
  '<script>window.___webpackCompilationHash="51b3";</script>' +
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>';
const files = {
  app: ["runtime-1.js", "styles.css", "app-2.js"],
  "component---src-templates-doc-tsx": ["styles.css", "shared-3.js", "doc-4.js"],
  "component---src-pages-search-tsx": ["search-5.js"],
  "search-page": ["shared-6.js", "search-page-7.js", "search-page.css"],
  "search-provider": ["shared-6.js", "search-provider-8.js"],
};

/** The files passed to the start script. */
function loaded(html: string): { app: string[]; components: Record<string, string[]>; data: string } {
  return JSON.parse(/data-files='([^']*)'/.exec(html)?.[1] ?? "") as ReturnType<typeof loaded>;
}

describe("startPage", () => {
  it("passes Gatsby's scripts and each component's scripts to the start script", () => {
    const html = startPage(written, "/", files);
    expect(html).toContain('___webpackCompilationHash="51b3"');
    expect(html).toContain(`src="/${startFile}"`);
    expect(html).not.toMatch(/async|chunkMapping/);
    expect(loaded(html)).toMatchObject({
      app: ["/runtime-1.js", "/app-2.js"],
      components: { "component---src-templates-doc-tsx": ["/shared-3.js", "/doc-4.js"] },
      data: "/page-data",
    });
  });

  it("adds the scripts that the search page loads next, each file once", () => {
    expect(
      loaded(startPage(written, "/docs/", files)).components["component---src-pages-search-tsx"],
    ).toEqual([
      "/docs/search-5.js",
      "/docs/shared-6.js",
      "/docs/search-page-7.js",
      "/docs/search-provider-8.js",
    ]);
  });

  it.each([
    ["scripts", '<script>window.___webpackCompilationHash="51b3";</script>'],
    ["hash", '<script src="/app-2.js" async></script>'],
  ])("fails the build if Gatsby writes no %s", (_, text) => {
    expect(() => startPage(text, "/", files)).toThrow("start-after-paint.ts");
  });
});

describe("the plugin", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "start-after-paint-"));
    mkdirSync(path.join(root, "public", "_gatsby", "slices"), { recursive: true });
    writeFileSync(
      path.join(root, "public", "webpack.stats.json"),
      JSON.stringify({ assetsByChunkName: files }),
    );
    onTestFinished(() => {
      rmSync(root, { recursive: true });
    });
  });
  const pageEnd = () => path.join(root, "public", "_gatsby", "slices", "_gatsby-scripts-1.html");

  /** Runs a build in which Gatsby writes a text. @returns what Gatsby found there before */
  function build(text: string): string | undefined {
    const taps: { stage: number; work: (stats: { hasErrors: () => boolean }) => void }[] = [];
    const compiler = {
      options: { output: { publicPath: "/" } },
      hooks: {
        done: {
          tap: ({ stage }: { stage: number }, work: (typeof taps)[number]["work"]) =>
            taps.push({ stage, work }),
        },
      },
    };
    new StartAfterPaint(root).apply(compiler as unknown as Compiler);
    let found: string | undefined;
    const gatsby = () => {
      try {
        found = readFileSync(pageEnd(), "utf8");
      } catch {
        found = undefined;
      }
      writeFileSync(pageEnd(), text);
    };
    for (const { work } of [...taps, { stage: 0, work: gatsby }].toSorted(
      (one, other) => one.stage - other.stage,
    ))
      work({ hasErrors: () => false });
    return found;
  }

  it("writes the script and the end of each page", () => {
    build(written);
    expect(readFileSync(path.join(root, "public", startFile), "utf8")).toContain("requestAnimationFrame");
    expect(readFileSync(pageEnd(), "utf8")).toBe(startPage(written, "/", files));
  });

  it("restores Gatsby's own text for the next build, so that not all pages change", () => {
    build(written);
    expect(build(written)).toBe(written);
  });

  it("recovers from leftovers of a killed build", () => {
    build(written);
    writeFileSync(path.join(root, ".cache", "gatsby-scripts.html"), written.slice(0, 20));
    build(written);
    expect(readFileSync(pageEnd(), "utf8")).toBe(startPage(written, "/", files));
  });

  it("gives Gatsby a different text if the text for pages has changed", () => {
    build(written);
    writeFileSync(pageEnd(), "of an earlier start script");
    expect(build(written)).toBe("of an earlier start script");
  });
});
