import type { SiteConfig } from "../../site/schema";
import type { ArticleNode, ContentPageNode } from "../node-types/content-types";
import { inLanguage } from "../site/in-language";
import type { SiteSection } from "../site/read-site";

/** Finds the languages that documentation pages are written in. @param sections in all versions and languages */
export function findWrittenIn(
  sections: readonly SiteSection[],
): (section: SiteSection, docId: string) => readonly string[] {
  const languages = new Map<string, string[]>();
  const keyOf = ({ config, version }: SiteSection, docId: string) => `${config.id} ${version.name} ${docId}`;
  for (const section of sections) {
    for (const { docId, locale } of section.docs) {
      if (locale !== section.locale) continue;
      const key = keyOf(section, docId);
      languages.set(key, [...(languages.get(key) ?? []), locale]);
    }
  }
  return (section, docId) => languages.get(keyOf(section, docId)) ?? [];
}

interface ArticleEdition {
  article: ArticleNode;
  /** Language of the address. */
  locale: string;
  /** The address in the default language. */
  original: string;
  writtenIn: string[];
}

/** The articles in each language of the site; untranslated articles are the originals. */
export function articlesByLocale(pages: readonly ContentPageNode[], site: SiteConfig): ArticleEdition[] {
  const articles = pages.filter((page): page is ArticleNode => page.internal.type === "Article");
  const inTheir = (tag: string) => articles.filter(({ locale }) => locale === tag);
  const originals = inTheir(site.language);
  const editions = site.locales.map(({ tag }) => ({
    tag,
    articles: inLanguage(originals, inTheir(tag), tag, site.language),
  }));
  return editions.flatMap(({ tag, articles: own }) =>
    own.map((article, index) => ({
      article,
      locale: tag,
      original: originals[index]?.path ?? article.path,
      writtenIn: editions
        .filter((edition) => edition.articles[index]?.locale === edition.tag)
        .map((edition) => edition.tag),
    })),
  );
}
