import { localePath } from "../../model/navigation/locale";
import { originalFile } from "../reading/translated-file";

interface Page {
  path: string;
  file: string;
  locale: string;
}

/**
 * The pages of a language: the translation where there is one, else the original at the language's address.
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

/** A translation may be Markdown where the original is MDX. */
function keyOf(file: string): string {
  return originalFile(file).replace(/\.mdx?$/, "");
}
