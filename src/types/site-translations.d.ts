import type { Translation } from "../model/site/translation";

declare global {
  /** Every translation of the site, by language: put in by webpack where pages are drawn on the server, and there alone. */
  const SITE_TRANSLATIONS: Readonly<Record<string, Translation>>;
}
