import { createContext, use } from "react";
import { siteConfig } from "../../site/configuration";
import { translatorFor, type PartTexts, type Translator } from "./translator";

/** The languages of a page. */
export interface PageLanguage {
  /** Of the address and of everything around the content. */
  tag: string;
  /** Of the content; another one where the page isn't translated. */
  contentTag: string;
}

export const PageLanguageContext = createContext<PageLanguage>({
  tag: siteConfig.language,
  contentTag: siteConfig.language,
});

/**
 * The texts, names and paths of the page's language.
 * @param part English texts of a part of the site besides those of the shell
 * @example const { text } = useTranslations(faqTexts)
 */
export function useTranslations<PartKey extends string = never>(
  part?: PartTexts<PartKey>,
): Translator<PartKey> {
  return translatorFor(use(PageLanguageContext).tag, part);
}

/** What marks a text as being in another language than what is around it. @param lang absent where it isn't */
export function markedLanguage(lang: string | undefined): { lang?: string; dir?: "ltr" | "rtl" } {
  return lang === undefined ? {} : { lang, dir: translatorFor(lang).direction };
}

/** What marks content as being in another language than the page around it; nothing where it isn't. */
export function useContentLanguage(): { lang?: string; dir?: "ltr" | "rtl" } {
  const { tag, contentTag } = use(PageLanguageContext);
  return markedLanguage(tag === contentTag ? undefined : contentTag);
}
