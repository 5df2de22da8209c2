/** The texts of the shell in one language, and translated names from the site's configuration by their original text. */
export interface Translation {
  texts: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
}

/**
 * Returns the address of a language's translation.
 * @param part of the site whose code loads late; its texts are in a separate file
 */
export function translationUrl(tag: string, part?: string): string {
  return part === undefined ? `/translations/${tag}.json` : `/translations/${tag}/${part}.json`;
}

type Values = Readonly<Record<string, string | number>>;

/** Replaces `{name}` with its value; a name without a value stays as it is. */
export function fillText(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The placeholder names in a text, without duplicates. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name))];
}

/** Selects the plural form for a number. @param key without its plural category: `category.pages` */
export function pluralOf(
  texts: Readonly<Record<string, string>>,
  key: string,
  count: number,
  tag: string,
  values: Values = {},
): string {
  const category = new Intl.PluralRules(tag).select(count);
  return fillText(texts[`${key}.${category}`] ?? texts[`${key}.other`] ?? key, { ...values, count });
}
