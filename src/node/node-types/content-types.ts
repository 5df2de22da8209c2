import type { Node } from "gatsby";
import type { Heading } from "../../model/content/heading";
import type { ContentProblem } from "../../model/problem/problem";
import type { ReleaseLine } from "../../model/release/release";
import type { AffectedVersions, Severity } from "../../model/release/security-fix";
import type { ContentLink } from "../content/references/references";
import type { Dependency } from "../content/page/compile";
import type { pageKeys, releaseKeys } from "../content/page/frontmatter";
import type { PassedOn } from "./passed-on";

/** Fields that documentation pages, articles and releases share. */
export interface ContentPageFields {
  path: string;
  /** Language of the page. */
  locale: string;
  file: string;
  title: string;
  description: string | null;
  /** The description from the frontmatter; null if `description` is the first paragraph's text. */
  lead: string | null;
  tocDepth: number;
  headings: Heading[];
  ids: string[];
  links: ContentLink[];
  /** Absolute paths of local images; GraphQL returns them as File nodes. */
  imageFiles: string[];
  dependencies: Dependency[];
  problems: ContentProblem[];
  environmentDigest: string;
  body: string;
  hidden: boolean;
  searchable: boolean;
  redirectFrom: string[];
}

export interface DocPageFields extends ContentPageFields, PassedOn<typeof pageKeys> {
  section: string;
  /** Name of the version. */
  version: string;
  docId: string;
  sidebarLabel: string;
  sidebarPosition: number | null;
}

export interface ArticleFields extends ContentPageFields, PassedOn<typeof pageKeys> {
  name: string;
}

export interface ReleaseFields extends ContentPageFields, PassedOn<typeof releaseKeys> {
  /** The file's name, as used in addresses: `Gateway-3.8.1`. */
  name: string;
  version: string;
  /** Empty if the frontmatter is invalid. */
  line: ReleaseLine | "";
  /** The entries of the release; see src/model/release/release-entry.ts. */
  kinds: string[];
  breaking: { what: string; do: string | null }[];
  /** IDs of all vulnerabilities listed in `securityFixes`. */
  security: string[];
  securityFixes: { name: string; cves: string[]; severity: Severity | null; affected: AffectedVersions }[];
  knownIssues: { name: string; fixedIn: string | null }[];
}

export type ContentPageNode = Node & ContentPageFields;
export type DocPageNode = Node & DocPageFields;
export type ArticleNode = Node & ArticleFields;
export type ReleaseNode = Node & ReleaseFields;

/** The names of the node types for pages built from content. */
export const contentPageTypes = ["DocPage", "Article", "Release"] as const;
export type ContentPageType = (typeof contentPageTypes)[number];
