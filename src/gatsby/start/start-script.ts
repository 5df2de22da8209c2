import { createHash } from "node:crypto";

/** The attribute of a page's body that contains the name of the page's component. */
export const pageComponentAttribute = "data-page-component";

/** The files that the start script loads, from its `data-files` attribute. */
export interface StartFiles {
  /** Addresses of the scripts that every page runs. */
  app: readonly string[];
  /** Addresses of the scripts that the app requests next, by the page's component. */
  components: Readonly<Record<string, readonly string[]>>;
  /** Address of the folder with the data of pages. */
  data: string;
}

/**
 * The script that starts Gatsby. It waits until the browser has painted the page once, so that no other script competes
 * with what the reader sees first. Then it requests everything that Gatsby would request in three steps, each of which
 * needs the response to the one before: the app, the page's data, and the scripts of the page's component. A page in a
 * background tab isn't painted, so its scripts start immediately. Gatsby appends the page's query to the address of its data.
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
    preload("fetch", data + folder + "/page-data.json" + location.search);
    preload("fetch", data + "/app-data.json");
    for (const href of components[pageComponent] ?? []) preload("script", href, "low");
  };
  if (document.visibilityState === "visible") requestAnimationFrame(() => setTimeout(start));
  else start();
}
`;

/** The name of the file with that script, which changes with its content. */
export const startFile = `start-${createHash("sha256").update(startScript).digest("hex").slice(0, 16)}.js`;

/**
 * Returns the end of a page's HTML, which replaces Gatsby's scripts.
 * @param base address of the site's root, which ends with a slash
 * @param compilationHash Gatsby's hash of the build, which it compares with the hash in the page data
 */
export function startHtml(base: string, compilationHash: string, files: StartFiles): string {
  const attribute = JSON.stringify(files).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
  return `<script>window.___webpackCompilationHash=${JSON.stringify(compilationHash)};</script><script src="${base}${startFile}" data-files='${attribute}' defer></script>`;
}
