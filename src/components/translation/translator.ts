import { fillText, pluralOf, type Translation } from "../../model/site/translation";
import { localePath } from "../../model/navigation/locale";
import { siteConfig } from "../../site/configuration";
import { shellTexts } from "../../site/translations/en/shell";

/** English texts of one part of the site, by key. */
export type PartTexts<Key extends string = string> = Readonly<Record<Key, string>>;

type ShellKey = keyof typeof shellTexts;
/** `category.pages` of `category.pages.other`. */
type CountKey<Key> = Key extends `${infer Base}.other` ? Base : never;
type Values = Readonly<Record<string, string | number>>;

/** Translates into one language of the site: the texts of the shell, and those of one part. */
export interface Translator<PartKey extends string = never> {
  tag: string;
  direction: "ltr" | "rtl";
  /** A text of the site, with `{name}` replaced by values. */
  text: (key: ShellKey | PartKey, values?: Values) => string;
  /** A text with a count. @param key without its plural category */
  count: (key: CountKey<PartKey>, count: number, values?: Values) => string;
  /** A name from the site's configuration. */
  name: (name: string) => string;
  /** The language a name from the site's configuration is shown in, if it isn't this one. */
  languageOfName: (name: string) => string | undefined;
  /** The path in this language for a path in the default language. */
  path: (path: string) => string;
}

const translations = new Map<string, Translation>();
/** By the part's texts, then by language. */
let translators = new WeakMap<PartTexts, Map<string, Translator<string>>>();
const noTexts: PartTexts = {};

/**
 * Adds texts of a language to those already added. Do this before rendering a page or part that uses them. English is always
 * available.
 */
export function registerTranslation(tag: string, { texts, labels }: Translation): void {
  const known = translations.get(tag);
  translations.set(tag, {
    texts: { ...known?.texts, ...texts },
    labels: { ...known?.labels, ...labels },
  });
  translators = new WeakMap();
}

/**
 * The translator for a language. Texts that it doesn't have are in English.
 * @param part English texts of a part of the site, in addition to those of the shell, from src/site/translations/en
 */
export function translatorFor<PartKey extends string = never>(
  tag: string,
  part: PartTexts<PartKey> = noTexts,
): Translator<PartKey> {
  const ofPart = translators.get(part) ?? new Map<string, Translator<string>>();
  translators.set(part, ofPart);
  const known = ofPart.get(tag);
  if (known) return known;
  const { texts = {}, labels = {} } = translations.get(tag) ?? {};
  const all: PartTexts = { ...shellTexts, ...part, ...texts };
  const translator: Translator<string> = {
    tag,
    direction: siteConfig.locales.find((locale) => locale.tag === tag)?.direction ?? "ltr",
    text: (key, values = {}) => fillText(all[key] ?? key, values),
    count: (key, count, values) => pluralOf(all, key, count, tag, values),
    name: (name) => labels[name] ?? name,
    languageOfName: (name) =>
      tag === siteConfig.language || labels[name] !== undefined ? undefined : siteConfig.language,
    path: (path) => localePath(path, tag, siteConfig.language),
  };
  ofPart.set(tag, translator);
  return translator;
}
