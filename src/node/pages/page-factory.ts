import path from "node:path";
import type { Actions, CreatePageArgs } from "gatsby";
import { localePath } from "../../model/navigation/locale";
import type { PageFrame } from "../../model/navigation/navigation";
import type { NavbarTargets, PageContext } from "../../model/navigation/page-context";
import { isExternal } from "../../model/navigation/path";
import type { SiteConfig } from "../../site/schema";
import { frameIn } from "../navigation/page-frame";
import { languageContext } from "./language-context";

type NewPage = Parameters<Actions["createPage"]>[0];
type TemplateName = "article" | "category" | "changelog" | "doc" | "redirect" | "release" | "upgrade-path";

interface OtherContext extends PageContext {
  frame?: PageFrame;
  /** The new address of a page that has moved. */
  to?: string;
  /** A content node shown on this page. */
  id?: string;
}

/** The site-wide data that all pages receive. */
export interface SiteKnowledge {
  root: string;
  site: Pick<SiteConfig, "locales" | "language">;
  /** The targets of the navbar's items, by language. */
  navbars: ReadonlyMap<string, NavbarTargets>;
  /** Returns a name from the configuration in a language. */
  nameIn: (locale: string, name: string) => string;
}

/** Hosts serve this page for any unknown address, in any language. */
const notFound = /^\/(dev-404-page|404|404\.html)\/?$/;

/** Creates all pages of the site, and passes each page its language and the targets of the navbar. */
export class PageFactory {
  constructor(
    private readonly knowledge: SiteKnowledge,
    private readonly actions: Pick<Actions, "createPage">,
  ) {}

  /** Creates a page of one language. @param context includes {@link contextIn} */
  create(template: TemplateName, pagePath: string, context: object): void {
    this.actions.createPage({ path: pagePath, component: this.component(template), context });
  }

  /**
   * Creates the part of a page's context about its language and the navbar.
   * @param locale language of the address
   * @param original the address in the default language
   * @param writtenIn the languages that the page is written in
   */
  contextIn(locale: string, original: string, writtenIn: readonly string[]): PageContext {
    const navbar = this.knowledge.navbars.get(locale) ?? {};
    return {
      ...languageContext(this.knowledge.site, locale, original, writtenIn),
      ...(Object.keys(navbar).length > 0 ? { navbar } : {}),
    };
  }

  /** Creates a page in every language of the site. If the page shows content, the content stays in the default language. */
  createInAllLanguages(template: TemplateName, pagePath: string, context: object): void {
    const page = { path: pagePath, component: this.component(template), context };
    for (const each of this.editionsOf(page)) this.actions.createPage(each);
  }

  /** Re-creates a page of src/pages in every language. Gatsby doesn't report the pages that the methods above create. */
  adopt({ page, actions }: Pick<CreatePageArgs, "page" | "actions">): void {
    const context = page.context as PageContext;
    if (context.locale !== undefined || context.navbar !== undefined) return;
    const editions = this.editionsOf(page);
    if (editions.length === 1 && editions[0] === page) return;
    actions.deletePage(page);
    for (const each of editions) actions.createPage(each);
  }

  private component(template: TemplateName): string {
    return path.join(this.knowledge.root, "src/templates", `${template}.tsx`);
  }

  /** The page in each language; the page itself if there is only one language and no context to add. */
  private editionsOf<Page extends NewPage>(page: Page): Page[] {
    const { locales, language } = this.knowledge.site;
    const context = (page.context ?? {}) as OtherContext;
    const isOne = locales.length < 2 || notFound.test(page.path);
    const tags = isOne ? [language] : [...new Set([language, ...locales.map(({ tag }) => tag)])];
    return tags.map((tag) => {
      const own = this.ownContext(page.path, tag, context, isOne);
      if (Object.keys(own).length === 0) return page;
      return { ...page, path: localePath(page.path, tag, language), context: { ...context, ...own } };
    });
  }

  private ownContext(
    pagePath: string,
    tag: string,
    { to, frame, id }: OtherContext,
    isOne: boolean,
  ): OtherContext {
    const { site, nameIn } = this.knowledge;
    const { locales, language } = site;
    const inLocale = (address: string) => localePath(address, tag, language);
    const written = id === undefined ? locales.map((locale) => locale.tag) : [language];
    const { navbar, ...others } = this.contextIn(tag, pagePath, written);
    const isTranslated = tag !== language;
    return {
      ...(isOne && locales.length > 1 ? { locale: tag } : others),
      ...(navbar ? { navbar } : {}),
      ...(to !== undefined && !isExternal(to) && isTranslated ? { to: inLocale(to) } : {}),
      ...(frame && isTranslated ? { frame: frameIn(frame, inLocale, (name) => nameIn(tag, name)) } : {}),
    };
  }
}
