import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { makeUpForInlineScripts, pagePathAttribute, restorePagePath, withoutScriptLoader } from "./page-path";

/** As much of a window as is looked at. */
function windowWith(path: string | null, pagePath?: string) {
  const body = { getAttribute: (name: string) => (name === pagePathAttribute ? path : null) };
  return { document: { body } as unknown as Document, ...(pagePath === undefined ? {} : { pagePath }) };
}

describe("withoutScriptLoader", () => {
  it("takes Gatsby's script for the page out and nothing else", () => {
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
  it("says what the script would have said", () => {
    const window: ReturnType<typeof windowWith> & { pagePath?: string } = windowWith("/404.html");
    restorePagePath(window);
    expect(window.pagePath).toBe("/404.html");
  });
  it("says nothing where the page doesn't, as while developing", () => {
    const window: ReturnType<typeof windowWith> & { pagePath?: string } = windowWith(null);
    restorePagePath(window);
    expect(window.pagePath).toBeUndefined();
  });
  it("leaves what Gatsby itself has said", () => {
    const window = windowWith("/a/", "/b/");
    restorePagePath(window);
    expect(window.pagePath).toBe("/b/");
  });
});

describe("makeUpForInlineScripts", () => {
  const scripts = ["", 'window.___webpackCompilationHash="51b3";', "another()"].map((text) => ({ text }));
  const windowOf = (more: object) =>
    ({ document: { scripts }, ...more }) as unknown as Window & Record<string, unknown>;

  it("reads what the forbidden script would have said", () => {
    const window = windowOf({});
    makeUpForInlineScripts(window);
    expect(window).toMatchObject({ ___webpackCompilationHash: "51b3", ___chunkMapping: {} });
  });
  it("leaves what the scripts have said", () => {
    const window = windowOf({ ___webpackCompilationHash: "a", ___chunkMapping: "{}" });
    makeUpForInlineScripts(window);
    expect(window).toMatchObject({ ___webpackCompilationHash: "a", ___chunkMapping: "{}" });
  });
  it("says nothing of a build where no script does, as while developing", () => {
    const window = windowOf({ document: { scripts: [] } });
    makeUpForInlineScripts(window);
    expect(window).not.toHaveProperty("___webpackCompilationHash");
  });
});
