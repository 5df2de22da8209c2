import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { localePath } from "../../model/navigation/locale";
import type { ContentProblem } from "../../model/problem/problem";
import type { SiteConfig } from "../../site/schema";
import { splitSource } from "../reading/source";
import { docPath, type ContentFile } from "./content-files";
import { folderNamed, type ContentFolder } from "./content-folders";

/** Where a page belongs: its language and, by its folder, its address. */
export interface PagePlace {
  kind: ContentFolder["kind"];
  locale: string;
  /** The file that this one translates; null in the default language, `""` where there is none. */
  original: string | null;
  /** The page's address. A translation has the address of its original, whatever its own frontmatter says. */
  pathOf: (slug: string | undefined) => string;
  /** An address of the default language in the page's own. */
  inLocale: (address: string) => string;
}

/**
 * Tells where a content file belongs.
 * @param root absolute path of the repository
 * @param sourceName name of the folder's source
 * @returns null for files of folders that hold no pages
 */
export function placeOf(
  root: string,
  site: SiteConfig,
  sourceName: string,
  { id }: ContentFile,
): PagePlace | null {
  const source = folderNamed(site, sourceName);
  if (!source) return null;
  const { kind, locale } = source;
  const original = source.original === null ? null : findOriginal(root, source.original, id);
  const inLocale = (address: string) => localePath(address, locale, site.language);
  const addressOf = (slug: string | undefined): string => {
    if (kind === "articles") return docPath("/", id, slug);
    // A release's address is its file's name, its version as readers have bookmarked it.
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

/** What is wrong with a translation as such. */
export function originalProblems(
  file: string,
  { original }: PagePlace,
  slug: string | undefined,
): ContentProblem[] {
  const problem = (message: string, hint: string): ContentProblem[] => [
    { severity: "error", file, line: 1, column: 1, message, hint },
  ];
  if (original === "")
    return problem(
      "this file translates no page",
      "give it the name of the original file, or write the original first",
    );
  if (original !== null && slug !== undefined)
    return problem(
      "a translation can't have a `slug`",
      `it has the address of its original, ${original}; take the key out`,
    );
  return [];
}

/** A slug that is a whole address under the section's moves along to the version's. */
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
