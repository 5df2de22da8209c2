import type { Translation } from "../model/site/translation";

declare global {
  /** Every translation of the site, by language. The bundler inserts them only into the code that renders pages on the server. */
  const SITE_TRANSLATIONS: Readonly<Record<string, Translation>>;
}
