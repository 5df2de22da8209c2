import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { localePath } from "../../model/navigation/locale";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import type { SiteConfig } from "../../site/schema";
import { splitSource } from "../reading/source";
import { docPath, type ContentFile } from "./content-files";
import { folderNamed, type ContentFolder } from "./content-folders";

/** The location of a page: its language and, derived from its folder, its address. */
export interface PageLocation {
  kind: ContentFolder["kind"];
  locale: string;
  /** The file that this file translates; null in the default language, `""` if there is none. */
  original: string | null;
  /** The page's address. A translation has the address of its original, even if its own frontmatter sets another. */
  pathOf: (slug: string | undefined) => string;
  /** Converts an address of the default language to the page's language. */
  inLocale: (address: string) => string;
}

/**
 * Determines the location of a content file.
 * @param sourceName name of the folder's source
 * @returns null for files in folders without pages
 */
export function locationOf(
  root: string,
  site: SiteConfig,
  sourceName: string,
  { id }: ContentFile,
): PageLocation | null {
  const source = folderNamed(site, sourceName);
  if (!source) return null;
  const { kind, locale } = source;
  const original = source.original === null ? null : findOriginal(root, source.original, id);
  const inLocale = (address: string) => localePath(address, locale, site.language);
  const addressOf = (slug: string | undefined): string => {
    if (kind === "articles") return docPath("/", id, slug);
    // A release's address is its file's name, which is the version as readers have bookmarked it.
    if (kind === "changelog") return docPath("/changelog/", id);
    return docPath(kind.version.routeBase, id, movedToVersion(slug, kind));
  };
  return {
    kind,
    locale,
    original,
    inLocale,
    pathOf: (slug) =>
      inLocale(
        original === null ? addressOf(slug) : addressOf(original === "" ? slug : slugOf(root, original)),
      ),
  };
}

/** Problems that are specific to translations. */
export function originalProblems(
  file: string,
  { original }: PageLocation,
  slug: string | undefined,
): ContentProblem[] {
  const problem = (message: string, hint: string) => [errorIn(file, message, hint, { line: 1, column: 1 })];
  if (original === "")
    return problem(
      "this file isn't the translation of any page",
      "give it the same name as the original file, or write the original first",
    );
  if (original !== null && slug !== undefined)
    return problem(
      "a translation can't have a `slug`",
      `remove the key; a translation has the address of its original, ${original}`,
    );
  return [];
}

/** A slug that is a whole address below the section's address is moved to the version's address. */
function movedToVersion(
  slug: string | undefined,
  { section, version }: Exclude<ContentFolder["kind"], string>,
): string | undefined {
  return slug?.startsWith(section.routeBase)
    ? version.routeBase + slug.slice(section.routeBase.length)
    : slug;
}

function findOriginal(root: string, directory: string, id: string): string {
  const candidates = [".mdx", ".md"].map((extension) => `content/${directory}/${id}${extension}`);
  return candidates.find((file) => existsSync(path.join(root, file))) ?? "";
}

function slugOf(root: string, file: string): string | undefined {
  const { frontmatter } = splitSource(file, readFileSync(path.join(root, file), "utf8"));
  const slug: unknown =
    typeof frontmatter === "object" && frontmatter !== null && "slug" in frontmatter
      ? frontmatter.slug
      : undefined;
  return typeof slug === "string" ? slug : undefined;
}
