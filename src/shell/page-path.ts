import { isValidElement, type ReactNode } from "react";

/** The attribute of the body that contains the page's path. */
export const pagePathAttribute = "data-page-path";

/**
 * Removes Gatsby's script with the page's path. It's different on every page, so the content security policy would need one
 * hash per page. An attribute contains the path instead.
 * @param components of the end of the document, as Gatsby passes them
 */
export function withoutScriptLoader(components: readonly ReactNode[]): ReactNode[] {
  return components.filter(
    (component) =>
      !isValidElement<{ id?: string }>(component) || component.props.id !== "gatsby-script-loader",
  );
}

/**
 * Gives Gatsby the value that its script would have set. Gatsby uses it to correct addresses and to recognize the not-found
 * page. Call it before Gatsby starts.
 */
export function restorePagePath(window: { document: Document; pagePath?: string }): void {
  const path = window.document.body.getAttribute(pagePathAttribute);
  if (path !== null) window.pagePath ??= path;
}

/** What Gatsby's inline scripts set on the window. */
interface ScriptedWindow {
  document: Pick<Document, "scripts">;
  ___chunkMapping?: object | string;
  ___webpackCompilationHash?: string;
}

/**
 * Does what Gatsby's inline scripts would have done. Pages have no list of scripts, without which prefetching fails. If a
 * host's policy blocks the script with the build's hash, Gatsby considers each page outdated and loads it again. A blocked
 * script is still in the document, so the hash is read from its text. Call it before Gatsby starts.
 */
export function makeUpForInlineScripts(window: Window & Partial<ScriptedWindow>): void {
  window.___chunkMapping ??= {};
  if (window.___webpackCompilationHash !== undefined) return;
  for (const { text } of window.document.scripts) {
    const hash = /___webpackCompilationHash="([^"]+)"/.exec(text)?.[1];
    if (hash !== undefined) window.___webpackCompilationHash = hash;
  }
}
