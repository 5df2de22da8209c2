/** The tag that a version's pages have in search. @example docsTag("gateway", "2.0") // "docs-gateway-2.0" */
export function docsTag(section: string, version: string): string {
  return `docs-${section}-${version}`;
}
