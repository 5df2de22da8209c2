import type { SiteConfig } from "../../site/schema";
import type { Environment } from "../content/page/compile";
import type { ContentFile } from "./content-files";
import type { ContentPageFields, ContentPageType } from "../node-types/content-types";
import { locationOf } from "./page-location";
import { articleParts, docPageParts, releaseParts, type PageParts } from "./page-fields";

/** A page built from a content file. */
export interface MadePage {
  type: ContentPageType;
  fields: PageParts<ContentPageFields>["fields"];
  /** The tree as text, because Gatsby repeatedly walks a node's objects, and a body is always read as a whole. */
  content: string;
  draft: boolean;
}

/**
 * Builds the page of a content file.
 * @param source name of the folder's source, such as `gateway` or `changelog`
 * @param raw the file's text
 * @returns null for a source without pages
 */
export function makePage(
  source: string,
  file: ContentFile,
  raw: string,
  site: SiteConfig,
  environment: Environment,
): MadePage | null {
  const location = locationOf(environment.root, site, source, file);
  if (!location) return null;
  if (location.kind === "articles") return made("Article", articleParts(file, raw, location, environment));
  if (location.kind === "changelog") return made("Release", releaseParts(file, raw, location, environment));
  return made("DocPage", docPageParts(file, raw, location, location.kind, environment));
}

function made<Fields extends ContentPageFields>(
  type: ContentPageType,
  { fields, tree, draft }: PageParts<Fields>,
): MadePage {
  return { type, fields, content: JSON.stringify(tree), draft };
}
