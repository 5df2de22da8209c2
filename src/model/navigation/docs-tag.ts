/** The search tag of a version's pages. @example docsTag("gateway", "2.0") // "docs-gateway-2.0" */
export function docsTag(section: string, version: string): string {
  return `docs-${section}-${version}`;
}
