import { withPrefix } from "gatsby";
import { splitLocale } from "../../model/navigation/locale";
import { translationUrl, type Translation } from "../../model/site/translation";
import { siteConfig } from "../../site/configuration";
import type { LatePartName } from "../../site/translations/en";
import { registerTranslation } from "./translator";

/** English is part of the site's script; whatever else a reader reads is loaded for him. */
export const includedLanguage = "en";

/** The language of an address of the site. @param pathname as the browser has it */
export function languageOf(pathname: string): string {
  const path = pathname.slice(withPrefix("/").length - 1);
  const tags = siteConfig.locales.map(({ tag }) => tag);
  return splitLocale(path, tags, siteConfig.language).tag;
}

/**
 * Loads the texts of a page's language; without them the page is in English around its content.
 * @param part whose texts are wanted; by default those that every page may need
 */
export async function loadTranslation(tag: string, part?: LatePartName): Promise<void> {
  if (tag === includedLanguage) return;
  try {
    const response = await fetch(withPrefix(translationUrl(tag, part)));
    if (response.ok) registerTranslation(tag, (await response.json()) as Translation);
  } catch {
    // Offline: the page can be read all the same.
  }
}

/**
 * Loads a part's code together with its texts in the reader's language.
 * @param load imports the code; English texts are part of it
 */
export async function withTexts<T>(part: LatePartName, load: () => Promise<T>): Promise<T> {
  // Another language is always a whole new page, so the address tells the language of every part.
  // Content that isn't translated is in the site's own language.
  const tags = new Set([languageOf(window.location.pathname), siteConfig.language]);
  const texts = Promise.all([...tags].map((tag) => loadTranslation(tag, part)));
  const loaded = await load();
  await texts;
  return loaded;
}
