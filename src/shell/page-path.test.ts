import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { makeUpForInlineScripts, pagePathAttribute, restorePagePath, withoutScriptLoader } from "./page-path";

/** The parts of a window that the tested code reads. */
function windowWith(path: string | null, pagePath?: string) {
  const body = { getAttribute: (name: string) => (name === pagePathAttribute ? path : null) };
  return { document: { body } as unknown as Document, ...(pagePath === undefined ? {} : { pagePath }) };
}

describe("withoutScriptLoader", () => {
  it("removes only Gatsby's script for the page", () => {
    const loader = createElement("script", { id: "gatsby-script-loader" });
    const others = [
      createElement("script", { id: "gatsby-chunk-mapping" }),
      createElement("div"),
      "text",
      null,
    ];
    expect(withoutScriptLoader([loader, ...others])).toEqual(others);
  });
});

describe("restorePagePath", () => {
  it("sets the path that the script would have set", () => {
    const window: ReturnType<typeof windowWith> & { pagePath?: string } = windowWith("/404.html");
    restorePagePath(window);
    expect(window.pagePath).toBe("/404.html");
  });
  it("sets no path if the page has none, such as during development", () => {
    const window: ReturnType<typeof windowWith> & { pagePath?: string } = windowWith(null);
    restorePagePath(window);
    expect(window.pagePath).toBeUndefined();
  });
  it("doesn't override a path that Gatsby has set", () => {
    const window = windowWith("/a/", "/b/");
    restorePagePath(window);
    expect(window.pagePath).toBe("/b/");
  });
});

describe("makeUpForInlineScripts", () => {
  const scripts = ["", 'window.___webpackCompilationHash="51b3";', "another()"].map((text) => ({ text }));
  const windowOf = (more: object) =>
    ({ document: { scripts }, ...more }) as unknown as Window & Record<string, unknown>;

  it("sets the values that the blocked scripts would have set", () => {
    const window = windowOf({});
    makeUpForInlineScripts(window);
    expect(window).toMatchObject({ ___webpackCompilationHash: "51b3", ___chunkMapping: {} });
  });
  it("doesn't override values that the scripts have set", () => {
    const window = windowOf({ ___webpackCompilationHash: "a", ___chunkMapping: "{}" });
    makeUpForInlineScripts(window);
    expect(window).toMatchObject({ ___webpackCompilationHash: "a", ___chunkMapping: "{}" });
  });
  it("sets nothing if the build has no such scripts, such as during development", () => {
    const window = windowOf({ document: { scripts: [] } });
    makeUpForInlineScripts(window);
    expect(window).not.toHaveProperty("___webpackCompilationHash");
  });
});
