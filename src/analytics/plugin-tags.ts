import { isValidElement, type ReactNode } from "react";

/** The keys of what gatsby-plugin-google-gtag writes into a page to load its script, or to prepare for it. */
const loading = new Set(["gatsby-plugin-google-gtag", "preconnect-google-gtag", "dns-prefetch-google-gtag"]);

/**
 * Takes the plugin's external script, and the connections made ready for it, out of a page's HTML: whatever its option is
 * called, the plugin has every browser load the script, those that ask not to be tracked as well. Its configuration stays,
 * and `tags.ts` loads the script for all others.
 * @param components of the document's head or end, as Gatsby hands them over
 */
export function withoutPluginScript(components: readonly ReactNode[]): ReactNode[] {
  return components.filter((component) => !isValidElement(component) || !loading.has(component.key ?? ""));
}
