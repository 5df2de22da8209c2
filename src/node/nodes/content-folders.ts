import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { DocsVersion } from "../../site/docs-version";
import { versionsOf } from "../../site/docs-version";
import type { SectionConfig } from "../../site/documentation-schema";
import type { SiteConfig } from "../../site/schema";

/** A folder of content files, and the kind of pages it contains. */
export interface ContentFolder {
  /** The folder under content/, which is the `sourceInstanceName` of its File nodes. */
  name: string;
  /** The folder from the root of the repository. */
  path: string;
  /** Language of its pages. */
  locale: string;
  /** The folder that this folder translates; null in the default language. */
  original: string | null;
  /** The kind of its pages: pages of a section's version, or one of the other kinds. */
  kind: { section: SectionConfig; version: DocsVersion } | "articles" | "changelog";
}

/** Lists every folder that can contain pages. The translation of `content/x` is in `content/i18n/<tag>/x`, for any `x`. */
export function allContentFolders(site: SiteConfig): ContentFolder[] {
  const docs = site.documentation.sections.flatMap((section) =>
    versionsOf(section).map((version) => ({ name: version.directory, kind: { section, version } })),
  );
  const others = (["articles", "changelog"] as const).map((kind) => ({ name: kind, kind }));
  const tags = site.locales.map(({ tag }) => tag).filter((tag) => tag !== site.language);
  return [...docs, ...others].flatMap(({ name, kind }): ContentFolder[] => [
    { name, path: `content/${name}`, locale: site.language, original: null, kind },
    ...tags.map((tag) => ({
      name: `i18n/${tag}/${name}`,
      path: `content/i18n/${tag}/${name}`,
      locale: tag,
      original: name,
      kind,
    })),
  ]);
}

/** The existing folders that become pages, relative to the root of the repository. */
export function contentFolders(root: string, site: SiteConfig): ContentFolder[] {
  return allContentFolders(site).filter((source) => existsSync(path.join(root, source.path)));
}

/** The Markdown and MDX files in a folder, including partials, by their sorted paths in it; empty if there is no such folder. */
export function contentFilesIn(root: string, folder: ContentFolder): string[] {
  const directory = path.join(root, folder.path);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/** The folder with a given name; undefined for folders without pages. */
export function folderNamed(site: SiteConfig, name: string): ContentFolder | undefined {
  return allContentFolders(site).find((source) => source.name === name);
}
