/**
 * Returns the address of a page's Markdown twin.
 * @param path of a page, such as `/gateway/get-started/docker/`
 * @returns `/gateway/get-started/docker.md`; `/index.md` for the home page
 */
export function twinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path.replace(/\/$/, "")}.md`;
}
