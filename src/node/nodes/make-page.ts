import type { SiteConfig } from "../../site/schema";
import type { Environment } from "../content/page/compile";
import type { ContentFile } from "./content-files";
import type { ContentPageFields, ContentPageType } from "../node-types/content-types";
import { placeOf } from "./page-place";
import { articleParts, docPageParts, releaseParts, type PageParts } from "./page-fields";

/** A page built from a content file. It consists of plain data, so it can be passed between threads. */
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
  const place = placeOf(environment.root, site, source, file);
  if (!place) return null;
  if (place.kind === "articles") return made("Article", articleParts(file, raw, place, environment));
  if (place.kind === "changelog") return made("Release", releaseParts(file, raw, place, environment));
  return made("DocPage", docPageParts(file, raw, place, place.kind, environment));
}

function made<Fields extends ContentPageFields>(
  type: ContentPageType,
  { fields, tree, draft }: PageParts<Fields>,
): MadePage {
  return { type, fields, content: JSON.stringify(tree), draft };
}
