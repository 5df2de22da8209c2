import path from "node:path";

/** The location of a content file, and the parts that its address is built from. */
export interface ContentFile {
  /** Path from the root of the repository: `content/gateway/get-started/docker.mdx`. */
  file: string;
  /** The file's path without its source folder and extension: `get-started/docker`. */
  id: string;
  isPartial: boolean;
}

/**
 * Describes a content file by its paths.
 * @param absolutePath the file
 * @param relativePath the file's path in its source folder
 */
export function contentFileOf(root: string, absolutePath: string, relativePath: string): ContentFile {
  return {
    file: path.relative(root, absolutePath).split(path.sep).join("/"),
    id: relativePath
      .split(path.sep)
      .join("/")
      .replace(/\.mdx?$/, ""),
    isPartial: path.basename(relativePath).startsWith("_"),
  };
}

/**
 * Returns the address of a documentation page.
 * @param routeBase `/gateway/`
 * @param id `get-started/docker`; `index` is the page of its folder
 * @param slug from the frontmatter: a whole path if it starts with a slash, otherwise a new last segment
 */
export function docPath(routeBase: string, id: string, slug?: string): string {
  if (slug?.startsWith("/")) return `/${slug}/`.replace(/\/{2,}/g, "/");
  const segments = id.split("/");
  const last = segments.pop();
  const segment = slug ?? (last === "index" ? "" : last);
  return `${routeBase}${[...segments, segment].filter(Boolean).join("/")}/`.replace(/\/{2,}/g, "/");
}
