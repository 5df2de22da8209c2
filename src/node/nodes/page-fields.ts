import path from "node:path";
import {
  pageFrontmatter,
  pageKeys,
  releaseFrontmatter,
  releaseKeys,
  type PageFrontmatter,
} from "../content/page/frontmatter";
import { passOn } from "../node-types/passed-on";
import { releaseTitle } from "../../model/release/release";
import { readEntries } from "../../model/release/release-entry";
import { assignEntryIds } from "../content/page/release-entries";
import { checkReleaseFacts } from "../content/page/release-facts-check";
import { checkReleaseForm } from "../content/page/release-form";
import { splitSource } from "../reading/source";
import { originalProblems, type PageLocation } from "./page-location";
import { dependencyOn, type Environment } from "../content/page/compile";
import { compilePage, type CompiledPage } from "../content/page/page";
import type { ContentFolder } from "./content-folders";
import type { ContentFile } from "./content-files";
import type {
  ArticleFields,
  ContentPageFields,
  DocPageFields,
  ReleaseFields,
} from "../node-types/content-types";

/** A content page's node fields without its body: bodies are large, and only one page needs its body at a time. */
export interface PageParts<Fields extends ContentPageFields> {
  fields: Omit<Fields, "body" | "environmentDigest">;
  tree: CompiledPage<unknown>["tree"];
  draft: boolean;
}

/** Compiles a documentation page. @param raw the file's text */
export function docPageParts(
  { file, id }: ContentFile,
  raw: string,
  location: PageLocation,
  { section, version }: Exclude<ContentFolder["kind"], string>,
  environment: Environment,
): PageParts<DocPageFields> {
  const page = compilePage(file, raw, pageFrontmatter, (frontmatter) => frontmatter.title, environment);
  const { frontmatter } = page;
  return {
    fields: {
      ...commonFields(file, page, environment, location),
      ...passOn(pageKeys, frontmatter),
      section: section.id,
      version: version.name,
      docId: id,
      sidebarLabel: frontmatter?.sidebar_label ?? page.title,
      sidebarPosition: frontmatter?.sidebar_position ?? null,
    },
    tree: page.tree,
    draft: frontmatter?.draft ?? false,
  };
}

/** Compiles an article, a standalone page outside the documentation sections such as `/faq/`. */
export function articleParts(
  { file, id }: ContentFile,
  raw: string,
  location: PageLocation,
  environment: Environment,
): PageParts<ArticleFields> {
  const page = compilePage(file, raw, pageFrontmatter, (frontmatter) => frontmatter.title, environment);
  const { frontmatter } = page;
  return {
    fields: {
      ...commonFields(file, page, environment, location),
      ...passOn(pageKeys, frontmatter),
      name: id,
    },
    tree: page.tree,
    draft: frontmatter?.draft ?? false,
  };
}

/** Compiles a release. Its address is the file's name, which is the version as readers have bookmarked it. */
export function releaseParts(
  { file, id }: ContentFile,
  raw: string,
  location: PageLocation,
  environment: Environment,
): PageParts<ReleaseFields> {
  const page = compilePage(file, raw, releaseFrontmatter, releaseTitle, environment);
  const { frontmatter } = page;
  assignEntryIds(page.tree, page.ids);
  const source = splitSource(file, raw);
  const entries = readEntries(page.tree);
  const problems = [
    ...page.problems,
    ...checkReleaseForm(source, id, frontmatter),
    ...checkReleaseFacts(source, entries, frontmatter),
  ];
  const kinds = new Set(entries.map(({ kind }) => kind));
  return {
    fields: {
      ...commonFields(file, { ...page, frontmatter: null, problems }, environment, location),
      ...passOn(releaseKeys, frontmatter),
      description: frontmatter?.summary ?? (page.excerpt || null),
      lead: frontmatter?.summary ?? null,
      redirectFrom: frontmatter?.redirect_from ?? [],
      name: id,
      version: frontmatter?.version ?? "",
      line: frontmatter?.line ?? "",
      kinds: [...kinds],
      breaking: (frontmatter?.breaking ?? []).map((entry) => ({ what: entry.what, do: entry.do ?? null })),
      security: [...new Set(frontmatter?.security?.flatMap(({ cves = [] }) => cves) ?? [])],
      securityFixes: (frontmatter?.security ?? []).map(({ name, cves = [], severity = null, affected }) => ({
        name,
        cves,
        severity,
        affected,
      })),
      knownIssues: (frontmatter?.knownIssues ?? []).map(({ name, fixedIn = null }) => ({ name, fixedIn })),
    },
    tree: page.tree,
    draft: frontmatter?.draft ?? false,
  };
}

function commonFields(
  file: string,
  page: CompiledPage<PageFrontmatter>,
  environment: Environment,
  location: PageLocation,
): Omit<ContentPageFields, "body" | "environmentDigest"> {
  const { frontmatter } = page;
  const original = location.original ? [dependencyOn(environment.root, location.original)] : [];
  return {
    path: location.pathOf(frontmatter?.slug),
    locale: location.locale,
    file,
    title: page.title,
    description: frontmatter?.description ?? (page.excerpt || null),
    lead: frontmatter?.description ?? null,
    tocDepth: frontmatter?.toc_depth ?? 3,
    headings: page.headings,
    ids: page.ids,
    links: page.links,
    imageFiles: page.images.map((image) => path.join(environment.root, image)),
    dependencies: [...page.dependencies, ...original],
    problems: [...page.problems, ...originalProblems(file, location, frontmatter?.slug)],
    hidden: frontmatter?.hidden ?? false,
    searchable: (frontmatter?.search ?? true) && !(frontmatter?.hidden ?? false),
    redirectFrom: (frontmatter?.redirect_from ?? []).map(location.inLocale),
  };
}
