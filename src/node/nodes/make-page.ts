import type { SiteConfig } from "../../site/schema";
import type { Environment } from "../content/page/compile";
import type { ContentFile } from "./content-files";
import type { ContentPageFields, ContentPageType } from "../node-types/content-types";
import { placeOf } from "./page-place";
import { articleParts, docPageParts, releaseParts, type PageParts } from "./page-fields";

/** A page made of a content file, all of it plain data, so that it can come from another thread. */
export interface MadePage {
  type: ContentPageType;
  fields: PageParts<ContentPageFields>["fields"];
  /** The tree as text: Gatsby walks a node's objects again and again, and a body is only ever read whole. */
  content: string;
  draft: boolean;
}

/**
 * Makes the page of a content file.
 * @param source name of the folder's source, such as `gateway` or `changelog`
 * @param raw the file's text
 * @returns null for a source that holds no pages
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
