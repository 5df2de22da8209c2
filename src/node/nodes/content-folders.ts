import { existsSync } from "node:fs";
import type { DocsVersion } from "../../site/docs-version";
import { versionsOf } from "../../site/docs-version";
import type { SectionConfig } from "../../site/documentation-schema";
import type { SiteConfig } from "../../site/schema";

/** A folder of content files and what its pages are. */
export interface ContentFolder {
  /** The folder under content/; what its File nodes carry as `sourceInstanceName`. */
  name: string;
  /** The folder from the root of the repository. */
  path: string;
  /** Language of its pages. */
  locale: string;
  /** The folder that it translates; null in the default language. */
  original: string | null;
  /** What its pages are: of a version of a section, or of one of the other kinds. */
  kind: { section: SectionConfig; version: DocsVersion } | "articles" | "changelog";
}

/**
 * Every folder that may hold pages. The translation of `content/x` stands in `content/i18n/<tag>/x`, whatever `x` is.
 */
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

/** The folders that become pages, relative to the root of the repository; only those that exist. */
export function contentFolders(site: SiteConfig): ContentFolder[] {
  return allContentFolders(site).filter((source) => existsSync(source.path));
}

/** The folder of a name; undefined for folders that hold no pages. */
export function folderNamed(site: SiteConfig, name: string): ContentFolder | undefined {
  return allContentFolders(site).find((source) => source.name === name);
}
