/** The texts of the shell in one language, and names from the site's configuration by how they stand there. */
export interface Translation {
  texts: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
}

/**
 * Where a language's translation is served.
 * @param part of the site whose code comes late; its texts are in a file of their own
 */
export function translationUrl(tag: string, part?: string): string {
  return part === undefined ? `/translations/${tag}.json` : `/translations/${tag}/${part}.json`;
}

type Values = Readonly<Record<string, string | number>>;

/** Puts values in place of `{name}`; a name without a value stays. */
export function fillText(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The names that a text has places for, each once. */
export function placesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name))];
}

/**
 * The form of a counting text for a number.
 * @param key without its plural category: `category.pages`
 */
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
