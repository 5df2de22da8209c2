import { withPrefix } from "gatsby";
import { splitLocale } from "../../model/navigation/locale";
import { siteConfig } from "../../site/configuration";
import type { IndexLocation } from "./early-index";

/** The index for the page that the reader is on. Switching to another language always loads a new page. */
export function siteIndexLocation(): IndexLocation {
  const { origin, pathname } = window.location;
  const prefix = withPrefix("/").replace(/\/$/, "");
  const tags = siteConfig.locales.map(({ tag }) => tag);
  const { tag } = splitLocale(pathname.slice(prefix.length), tags, siteConfig.language);
  return { base: origin + prefix, language: tag };
}
