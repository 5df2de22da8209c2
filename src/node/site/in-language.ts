import { localePath } from "../../model/navigation/locale";
import { originalFile } from "../reading/translated-file";

interface Page {
  path: string;
  file: string;
  locale: string;
}

/**
 * Lists the pages of a language: the translation of each page if there is one, otherwise the original at the language's
 * address.
 * @param originals pages in the default language
 * @param translations pages in `locale`
 */
export function inLanguage<Kind extends Page>(
  originals: readonly Kind[],
  translations: readonly Kind[],
  locale: string,
  defaultLocale: string,
): Kind[] {
  if (locale === defaultLocale) return [...originals];
  const byOriginal = new Map(translations.map((page) => [keyOf(page.file), page]));
  return originals.map(
    (page) =>
      byOriginal.get(keyOf(page.file)) ?? { ...page, path: localePath(page.path, locale, defaultLocale) },
  );
}

/** A translation can be Markdown even if the original is MDX. */
function keyOf(file: string): string {
  return originalFile(file).replace(/\.mdx?$/, "");
}
