import { withPrefix } from "gatsby";
import { splitLocale } from "../../model/navigation/locale";
import { translationUrl, type Translation } from "../../model/site/translation";
import { siteConfig } from "../../site/configuration";
import type { LatePartName } from "../../site/translations/en";
import { fetchJson } from "../fetch-json";
import { registerTranslation } from "./translator";

/** English is part of the site's script. Any other language is loaded. */
export const includedLanguage = "en";

/** The language of an address of the site. @param pathname as the browser reports it */
export function languageOf(pathname: string): string {
  const path = pathname.slice(withPrefix("/").length - 1);
  const tags = siteConfig.locales.map(({ tag }) => tag);
  return splitLocale(path, tags, siteConfig.language).tag;
}

/**
 * Loads the texts of a page's language. Without them, everything around the page's content is in English.
 * @param part whose texts to load; by default those that every page might need
 */
export async function loadTranslation(tag: string, part?: LatePartName): Promise<void> {
  if (tag === includedLanguage) return;
  try {
    registerTranslation(tag, (await fetchJson(translationUrl(tag, part))) as Translation);
  } catch {
    // Readers can still read the page.
  }
}

/**
 * Loads a part's code together with its texts in the reader's language.
 * @param load imports the code, which includes the English texts
 */
export async function withTexts<T>(part: LatePartName, load: () => Promise<T>): Promise<T> {
  // Switching languages always loads a new page, so the address determines the language of every part. Content without a
  // translation is in the site's default language.
  const tags = new Set([languageOf(window.location.pathname), siteConfig.language]);
  const texts = Promise.all([...tags].map((tag) => loadTranslation(tag, part)));
  const loaded = await load();
  await texts;
  return loaded;
}
