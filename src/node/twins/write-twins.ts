import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { isExternal, splitReference } from "../../model/navigation/path";
import { productNames } from "../../model/content/product-names";
import { twinPath } from "../../model/content/twin-path";
import type { SiteConfig } from "../../site/schema";
import { writeTextFile } from "../published-files/write-data";
import type { MdastContext } from "./content-mdast";
import { readPageData, type PageDataContext } from "./page-data";
import { pageMdast } from "./page-mdast";
import { twinText } from "./twin-text";

/** A page that has a twin. */
export interface Twin {
  /** The page's address. */
  path: string;
  title: string;
  description: string | null;
  /** ID of the page's section: `gateway`, or `changelog` for a release; null for pages outside the sections. */
  section: string | null;
  /** The text of the whole twin. */
  text: string;
}

/** The content of the support tables on all pages. */
type SupportData = Pick<MdastContext, "windows" | "rules">;

/**
 * Writes a Markdown twin next to each text page, at the page's address with `.md`. Hidden pages and redirects have no twin.
 * Twins of removed pages are deleted.
 * @param paths addresses of all pages
 * @returns the twins in the order of their addresses
 */
export async function writeTwins(
  root: string,
  paths: readonly string[],
  site: SiteConfig,
  support: SupportData,
): Promise<Twin[]> {
  const directory = path.join(root, "public");
  const pages = new Set(paths);
  const twins: Twin[] = [];
  for (const page of paths.toSorted()) {
    const data = await readPageData(directory, page);
    if (!data || data.pageContext.hidden) continue;
    const absolute = (address: string) => absoluteAddress(address, page, site.siteUrl, pages);
    const markdown = pageMdast(data, site, { ...support, absolute });
    if (!markdown) continue;
    const canonical = site.siteUrl + (data.pageContext.canonical ?? page);
    const text = twinText(markdown, { canonical, version: versionOf(data.pageContext, site) });
    const { title, description } = markdown;
    twins.push({
      path: page,
      title,
      description,
      section: data.pageContext.frame?.section?.id ?? null,
      text,
    });
  }
  await deleteOthers(directory, new Set(twins.map((twin) => twinPath(twin.path))));
  for (const twin of twins) {
    writeTextFile(root, twinPath(twin.path), twin.text);
  }
  return twins;
}

/** Replaces links to pages with links to their twins, so that a program can keep reading. All links are absolute. */
function absoluteAddress(address: string, page: string, siteUrl: string, pages: ReadonlySet<string>): string {
  if (isExternal(address)) return address;
  const { path: target, query, hash } = splitReference(address === "" ? page : address);
  const resolved = target === "" ? page : target;
  return siteUrl + (query === "" && pages.has(resolved) ? twinPath(resolved) : resolved + query) + hash;
}

/** What a page describes: a version of its section, or the current version of its product. */
function versionOf({ frame }: PageDataContext, site: SiteConfig): string | null {
  if (frame?.version) return frame.version.label;
  const section = frame?.section;
  if (!section || section.id === "changelog" || site.sunset?.under === `/${section.id}/`) return null;
  const product = section.area === "platform" ? "console" : section.area;
  return `${productNames[product]} ${site.versions[product]}`;
}

async function deleteOthers(directory: string, kept: ReadonlySet<string>): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  const twins = files.filter((file) => file.endsWith(".md"));
  await Promise.all(
    twins
      .filter((file) => !kept.has(`/${file.split(path.sep).join("/")}`))
      .map((file) => rm(path.join(directory, file))),
  );
}
