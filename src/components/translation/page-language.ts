import { createContext, use } from "react";
import { siteConfig } from "../../site/configuration";
import { translatorFor, type PartTexts, type Translator } from "./translator";

/** The languages of a page. */
export interface PageLanguage {
  /** The language of the address and of everything around the content. */
  tag: string;
  /** The language of the content, which differs if the page isn't translated. */
  contentTag: string;
}

export const PageLanguageContext = createContext<PageLanguage>({
  tag: siteConfig.language,
  contentTag: siteConfig.language,
});

/**
 * The texts, names and paths in the page's language.
 * @param part English texts of a part of the site, in addition to those of the shell
 * @example const { text } = useTranslations(faqTexts)
 */
export function useTranslations<PartKey extends string = never>(
  part?: PartTexts<PartKey>,
): Translator<PartKey> {
  return translatorFor(use(PageLanguageContext).tag, part);
}

/** Marks a text as being in a different language from its surroundings. @param lang missing if it isn't */
export function markedLanguage(lang: string | undefined): { lang?: string; dir?: "ltr" | "rtl" } {
  return lang === undefined ? {} : { lang, dir: translatorFor(lang).direction };
}

/** Marks content as being in a different language from the page around it; empty if it isn't. */
export function useContentLanguage(): { lang?: string; dir?: "ltr" | "rtl" } {
  const { tag, contentTag } = use(PageLanguageContext);
  return markedLanguage(tag === contentTag ? undefined : contentTag);
}
