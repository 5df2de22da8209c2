import type { Actions, CreatePageArgs } from "gatsby";
import { localePath } from "../../model/navigation/locale";
import type { PageFrame } from "../../model/navigation/navigation";
import type { NavbarTargets, PageContext } from "../../model/navigation/page-context";
import { isExternal } from "../../model/navigation/path";
import type { SiteConfig } from "../../site/schema";
import { languageContext } from "./language-context";

type NewPage = Parameters<Actions["createPage"]>[0];

interface OtherContext extends PageContext {
  frame?: PageFrame;
  /** Where a page that has moved is now. */
  to?: string;
  /** A node of content, which this page shows. */
  id?: string;
}

/** Where an old address leads. */
interface Hop {
  from: string;
  to: string;
}

/** Hosts answer any unknown address with this page, whatever its language. */
const notFound = /^\/(dev-404-page|404|404\.html)\/?$/;

/**
 * Gives pages that are made without regard to languages what all pages know: their language and where the navbar leads. On a
 * site of several languages each is made in all of them.
 */
export class OtherPages {
  /** By language; filled once the content has been read. */
  navbars: ReadonlyMap<string, NavbarTargets> = new Map();
  /** What a name of the site's configuration is called in a language. */
  nameIn: (locale: string, name: string) => string = (_locale, name) => name;

  constructor(private readonly site: Pick<SiteConfig, "locales" | "language">) {}

  /** Handles a page that a plugin made. Gatsby doesn't announce those that the site itself makes, see {@link creator}. */
  onPage({ page, actions }: Pick<CreatePageArgs, "page" | "actions">): void {
    const made = this.pagesFor(page);
    if (made.length === 1 && made[0] === page) return;
    actions.deletePage(page);
    for (const each of made) actions.createPage(each);
  }

  /** Makes the site's own pages, in all languages where a page says nothing of its own. */
  creator({ createPage }: Pick<Actions, "createPage">): { createPage: (page: NewPage) => void } {
    return {
      createPage: (page) => {
        for (const each of this.pagesFor(page)) createPage(each);
      },
    };
  }

  /** Redirects in every language, the site's own first. */
  redirectsIn(redirects: readonly Hop[]): Hop[] {
    const { locales, language } = this.site;
    // A translation may have redirects of its own, which are there already.
    const taken = new Set(redirects.map(({ from }) => from));
    const others = locales.filter(({ tag }) => tag !== language);
    const translated = others.flatMap(({ tag }) =>
      redirects.map(({ from, to }) => ({
        from: localePath(from, tag, language),
        to: isExternal(to) ? to : localePath(to, tag, language),
      })),
    );
    return [...redirects, ...translated.filter(({ from }) => !taken.has(from))];
  }

  /** A page as it is where it knows its language, or nothing is to be known; else one page for each language. */
  private pagesFor<Kind extends NewPage>(page: Kind): Kind[] {
    const context = (page.context ?? {}) as OtherContext;
    if (context.locale !== undefined || context.navbar !== undefined) return [page];
    const editions = this.editionsOf(page.path, context);
    if (editions.length === 1 && Object.keys(editions[0]?.context ?? {}).length === 0) return [page];
    return editions.map(({ path, context: own }) => ({ ...page, path, context: { ...context, ...own } }));
  }

  private editionsOf(path: string, context: OtherContext): { path: string; context: OtherContext }[] {
    const { locales, language } = this.site;
    const isOne = locales.length < 2 || notFound.test(path);
    const tags = isOne ? [language] : [language, ...locales.map(({ tag }) => tag)];
    const written = context.id === undefined ? tags : [language];
    return [...new Set(tags)].map((tag) => {
      const inLocale = (address: string) => localePath(address, tag, language);
      const { to, frame } = context;
      const navbar = this.navbars.get(tag) ?? {};
      return {
        path: inLocale(path),
        context: {
          ...(isOne && locales.length > 1 ? { locale: tag } : languageContext(this.site, tag, path, written)),
          ...(Object.keys(navbar).length > 0 ? { navbar } : {}),
          ...(to !== undefined && !isExternal(to) && tag !== language ? { to: inLocale(to) } : {}),
          ...(frame && tag !== language
            ? { frame: frameIn(frame, inLocale, (name) => this.nameIn(tag, name)) }
            : {}),
        },
      };
    });
  }
}

/** The frame of a page outside of the sections, whose links are few. */
function frameIn(
  frame: PageFrame,
  inLocale: (path: string) => string,
  nameOf: (name: string) => string,
): PageFrame {
  const link = <Link extends { label: string; path?: string }>(item: Link): Link => {
    const named = { ...item, label: nameOf(item.label) };
    return item.path === undefined || isExternal(item.path) ? named : { ...named, path: inLocale(item.path) };
  };
  return {
    ...frame,
    ...(frame.section ? { section: { ...frame.section, label: nameOf(frame.section.label) } } : {}),
    path: inLocale(frame.path),
    breadcrumbs: frame.breadcrumbs.map(link),
    previous: frame.previous && link(frame.previous),
    next: frame.next && link(frame.next),
  };
}
