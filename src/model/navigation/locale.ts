import { isFilePath, splitReference } from "./path";

/**
 * Returns the address of a page in a language: the default language's pages are at the root, other languages' below their tag.
 * @param reference a path in the default language, with or without query and hash; files are the same in all languages
 * @param tag the target language
 * @param defaultTag the default language of the site
 */
export function localePath(reference: string, tag: string, defaultTag: string): string {
  if (tag === defaultTag || isFilePath(splitReference(reference).path)) return reference;
  return reference === `/${tag}` || reference.startsWith(`/${tag}/`) ? reference : `/${tag}${reference}`;
}

/**
 * Returns the language of an address, and the address of the same page in the default language.
 * @param tags every language of the site
 */
export function splitLocale(
  path: string,
  tags: readonly string[],
  defaultTag: string,
): { tag: string; path: string } {
  const first = path.split("/")[1] ?? "";
  if (first === defaultTag || !tags.includes(first)) return { tag: defaultTag, path };
  return { tag: first, path: path.slice(first.length + 1) || "/" };
}
