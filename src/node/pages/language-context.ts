import { localePath } from "../../model/navigation/locale";
import type { PageContext } from "../../model/navigation/page-context";
import type { SiteConfig } from "../../site/schema";

type LanguageContext = Pick<PageContext, "locale" | "contentLocale" | "alternates" | "canonical">;

/**
 * What a page says of its language. A page that isn't translated is a copy of its original, which therefore stands for it
 * in search engines.
 * @param tag language of the address
 * @param path the address in the default language
 * @param translated the languages that the page is written in
 * @returns nothing on a site of one language
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
