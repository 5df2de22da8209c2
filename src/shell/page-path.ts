import { isValidElement, type ReactNode } from "react";

/** Where a page's HTML says which page it is, on the body. */
export const pagePathAttribute = "data-page-path";

/**
 * Takes Gatsby's script out that says which page it is. It is another one on every page, so the content security policy
 * would need as many hashes as there are pages; an attribute says the same.
 * @param components of the document's end, as Gatsby hands them over
 */
export function withoutScriptLoader(components: readonly ReactNode[]): ReactNode[] {
  return components.filter(
    (component) =>
      !isValidElement<{ id?: string }>(component) || component.props.id !== "gatsby-script-loader",
  );
}

/**
 * Gives Gatsby the value that its script would have: it brings addresses to the page's own, and knows the not-found page
 * by it. It has to be called before Gatsby starts.
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
 * Does what Gatsby's inline scripts would have done. Pages have no list of scripts, without which Gatsby's look ahead at
 * links fails. If a host's policy forbids the script with the build's hash, Gatsby takes each page for an outdated one and
 * loads it again. A forbidden script is still in the document, so the hash is read from its text. It has to be called
 * before Gatsby starts.
 */
export function makeUpForInlineScripts(window: Window & Partial<ScriptedWindow>): void {
  window.___chunkMapping ??= {};
  if (window.___webpackCompilationHash !== undefined) return;
  for (const { text } of window.document.scripts) {
    const hash = /___webpackCompilationHash="([^"]+)"/.exec(text)?.[1];
    if (hash !== undefined) window.___webpackCompilationHash = hash;
  }
}
