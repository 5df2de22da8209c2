import { markedLanguage, useTranslations } from "./page-language";

/**
 * A name from the site's configuration. If it isn't translated, it's marked as a text in the site's own language.
 * @param of the name, as it is in the configuration
 */
export function SiteName({ of }: { of: string }) {
  const { name, languageOfName } = useTranslations();
  const language = languageOfName(of);
  return language === undefined ? name(of) : <span {...markedLanguage(language)}>{name(of)}</span>;
}
