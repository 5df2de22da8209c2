import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { startFile, startHtml, startScript, type StartFiles } from "./start-script";

const files: StartFiles = {
  app: ["/docs/runtime-1.js", "/docs/app-2.js"],
  components: { "component---doc": ["/docs/doc-3.js"] },
  data: "/docs/page-data",
};

interface Page {
  dataset: Record<string, string>;
  visibilityState?: string;
  search?: string;
}

/** Runs the script in a page. @returns the elements added to the page so far, and a function that paints the page */
function run({ dataset, visibilityState = "visible", search = "" }: Page) {
  const added: string[] = [];
  const waiting: (() => void)[] = [];
  const later = (work: () => void) => waiting.push(work);
  runInNewContext(startScript, {
    document: {
      currentScript: { dataset: { files: JSON.stringify(files) } },
      body: { dataset },
      visibilityState,
      createElement: (name: string) => ({ name }),
      head: {
        append: (element: Record<string, string>) =>
          added.push([element.name, element.as, element.src ?? element.href].filter(Boolean).join(" ")),
      },
    },
    location: { search },
    requestAnimationFrame: later,
    setTimeout: later,
  });
  return {
    added,
    paint: () => {
      while (waiting.length > 0) waiting.shift()?.();
    },
  };
}

const scripts = ["script /docs/runtime-1.js", "script /docs/app-2.js"];

describe("the start script", () => {
  it("loads all files together after the first paint", () => {
    const { added, paint } = run({ dataset: { pageComponent: "component---doc", pagePath: "/gateway/" } });
    expect(added).toEqual([]);
    paint();
    expect(added).toEqual([
      ...scripts,
      "link fetch /docs/page-data/gateway/page-data.json",
      "link fetch /docs/page-data/app-data.json",
      "link script /docs/doc-3.js",
    ]);
  });

  it("doesn't wait in a background tab, because those aren't painted", () => {
    const { added } = run({ dataset: {}, visibilityState: "hidden" });
    expect(added).toEqual(scripts);
  });

  it("requests the data with the query of the address, as Gatsby does", () => {
    const { added, paint } = run({
      dataset: { pageComponent: "component---other", pagePath: "/search/" },
      search: "?q=acks",
    });
    paint();
    expect(added).toContain("link fetch /docs/page-data/search/page-data.json?q=acks");
  });

  it.each([
    ["/", "/docs/page-data/index/page-data.json"],
    ["/404.html", "/docs/page-data/404.html/page-data.json"],
  ])("requests the data of %s", (pagePath, address) => {
    const { added, paint } = run({ dataset: { pageComponent: "component---other", pagePath } });
    paint();
    expect(added).toContain(`link fetch ${address}`);
  });
});

describe("startHtml", () => {
  it("contains the script file, the hash of the build and the files to load", () => {
    expect(startHtml("/docs/", "51b3", { ...files, app: ["/it's.js?a&b"] })).toBe(
      `<script>window.___webpackCompilationHash="51b3";</script><script src="/docs/${startFile}" data-files='{"app":["/it&#39;s.js?a&amp;b"],"components":{"component---doc":["/docs/doc-3.js"]},"data":"/docs/page-data"}' defer></script>`,
    );
  });

  it("has a file name that hosts let browsers cache", () => {
    expect(startFile).toMatch(/^start-[0-9a-f]{16}\.js$/);
  });
});
