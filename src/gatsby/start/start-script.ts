import { createHash } from "node:crypto";

/** The attribute of a page's body that names the component that draws the page. */
export const pageComponentAttribute = "data-page-component";

/** What the start script has to load, in its attribute `data-files`. */
export interface StartFiles {
  /** Addresses of the scripts that every page runs. */
  app: readonly string[];
  /** Addresses of the scripts that the app asks for next, by the page's component. */
  components: Readonly<Record<string, readonly string[]>>;
  /** Address of the folder with the data of pages. */
  data: string;
}

/**
 * The script that starts Gatsby. It waits until the browser has painted the page once, so that no other script competes
 * with what the reader sees first. Then it requests everything that Gatsby would request in three steps, each of which
 * needs the response to the one before: the app, the page's data, and the scripts of the page's component. A page in a
 * background tab isn't painted, so its scripts start immediately.
 *
 * It is a file, because some hosts forbid inline scripts.
 */
export const startScript = `{
  const { app, components, data } = JSON.parse(document.currentScript.dataset.files);
  const { pageComponent, pagePath = "" } = document.body.dataset;
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const preload = (as, href, fetchPriority = "auto") =>
    add("link", { rel: "preload", as, href, fetchPriority, crossOrigin: as === "fetch" ? "anonymous" : null });
  const start = () => {
    for (const src of app) add("script", { src });
    if (pageComponent === undefined) return;
    const folder = pagePath === "/" ? "/index" : pagePath.replace(/\\/$/, "");
    preload("fetch", data + folder + "/page-data.json");
    preload("fetch", data + "/app-data.json");
    for (const href of components[pageComponent] ?? []) preload("script", href, "low");
  };
  if (document.visibilityState === "visible") requestAnimationFrame(() => setTimeout(start));
  else start();
}
`;

/** The name of the file with that script, which changes with its text. */
export const startFile = `start-${createHash("sha256").update(startScript).digest("hex").slice(0, 16)}.js`;

/**
 * The end of a page's HTML, where Gatsby's scripts were.
 * @param base address of the site's root, which ends with a slash
 * @param compilationHash Gatsby's hash of the build, which it compares with the one in the data of pages
 */
export function startHtml(base: string, compilationHash: string, files: StartFiles): string {
  const attribute = JSON.stringify(files).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
  return `<script>window.___webpackCompilationHash=${JSON.stringify(compilationHash)};</script><script src="${base}${startFile}" data-files='${attribute}' defer></script>`;
}
