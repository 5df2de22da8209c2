import { localePath } from "../../model/navigation/locale";
import type { PageContext } from "../../model/navigation/page-context";
import type { SiteConfig } from "../../site/schema";

type LanguageContext = Pick<PageContext, "locale" | "contentLocale" | "alternates" | "canonical">;

/**
 * Creates a page's language data. An untranslated page is a copy of its original, so search engines are referred to the
 * original.
 * @param tag language of the address
 * @param path the address in the default language
 * @param translated the languages that the page is written in
 * @returns an empty object on a site with a single language
 */
export function languageContext(
  { locales, language }: Pick<SiteConfig, "locales" | "language">,
  tag: string,
  path: string,
  translated: readonly string[],
): LanguageContext {
  if (locales.length < 2) return {};
  if (!translated.includes(tag)) return { locale: tag, contentLocale: language, canonical: path };
  const alternates = locales
    .filter((locale) => translated.includes(locale.tag))
    .map((locale) => ({ tag: locale.tag, path: localePath(path, locale.tag, language) }));
  return { locale: tag, ...(alternates.length > 1 ? { alternates } : {}) };
}
