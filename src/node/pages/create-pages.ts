import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { changelogPath, upgradePathPath } from "../../model/navigation/changelog-paths";
import type { PageFrame } from "../../model/navigation/navigation";
import { editAddress } from "../content/page/edit-address";
import { siteAddress } from "../../model/navigation/site-address";
import type { ContentProblem } from "../../model/problem/problem";
import type { SiteConfig } from "../../site/schema";
import { checkSite } from "../checks/check-site";
import { checkRouteComponents } from "../checks/route-components";
import { reportProblems } from "../problems/report-problems";
import type { InterceptorNode } from "../nodes/create-interceptor";
import { createReleasePages } from "./create-release-pages";
import { readEnvironment } from "../nodes/environment";
import { readSynonyms } from "../search/synonyms-file";
import { readTranslations } from "../translations/read-translations";
import { articlesByLocale, findWrittenIn } from "./written-in";
import { findNavbarTargets } from "./navbar-targets";
import { lastChanges } from "./git-dates";
import { fileWhileDeveloping } from "./file-while-developing";
import { languageContext } from "./language-context";
import type { OtherPages } from "./other-pages";
import { nodesOfType } from "../reading/ordered-nodes";
import { readSite } from "../site/read-site";
import { createSectionPages } from "./section-pages";
import { VersionLinks } from "./version-links";
import { writePageList } from "./write-page-list";
import { writeRedirects } from "./write-redirects";
import { writeTranslations } from "./write-translations";

/** Pages that are made of all releases together. */
const releaseLists = [
  { path: changelogPath, label: "Release notes" },
  { path: upgradePathPath, label: "Upgrade path" },
];

/** What the hooks of a build hand on to each other. */
interface Shared {
  /** Problems of files that couldn't be read. */
  broken: readonly ContentProblem[];
  otherPages: OtherPages;
}

/**
 * Checks the whole site, then makes its pages: documentation pages, category listings, articles, releases and
 * redirects.
 * @param root absolute path of the repository
 */
export async function createSitePages(
  args: CreatePagesArgs,
  root: string,
  site: SiteConfig,
  { broken, otherPages }: Shared,
): Promise<void> {
  const { reporter } = args;
  const actions = otherPages.creator(args.actions);
  const content = readSite(args, site, broken);
  const { problems, redirects } = checkSite(root, site, content);
  const { translations, problems: untranslated } = readTranslations(root, site);
  const versions = new VersionLinks(content.sections);
  const navbars = findNavbarTargets(site, content.sections, versions);
  const components = checkRouteComponents(root);
  const environment = readEnvironment(root, site).problems;
  const synonyms = readSynonyms(root).problems;
  reportProblems(
    [...problems, ...environment, ...synonyms, ...untranslated, ...navbars.problems, ...components],
    reporter,
  );
  // Before the first page, since each new page is handed to it.
  otherPages.navbars = navbars.byLocale;
  const nameIn = (locale: string, name: string) => translations.get(locale)?.labels[name] ?? name;
  otherPages.nameIn = nameIn;
  writeTranslations(root, translations);

  const interceptors = nodesOfType<InterceptorNode>(args, "Interceptor");
  const template = (name: string) => path.join(root, "src/templates", `${name}.tsx`);
  const dates = lastChanges(root, "content", (message) => {
    reporter.warn(message);
  });
  const writtenIn = findWrittenIn(content.sections);
  const listings = content.sections.flatMap(({ navigation }) => navigation.listings);
  const descriptions = new Map([...content.pages, ...listings].map((page) => [page.path, page.description]));
  const made = { root, site, actions, template, dates, versions, writtenIn, nameIn };
  for (const section of content.sections) {
    const shared = { ...made, interceptors, descriptions };
    createSectionPages(section, { ...shared, navbars: navbars.byLocale });
  }
  for (const { article, locale, writtenIn: languages, original } of articlesByLocale(content.pages, site)) {
    const frame: PageFrame = {
      path: article.path,
      section: null,
      breadcrumbs: [],
      sidebar: [],
      sidebarUrl: null,
      previous: null,
      next: null,
      editUrl: editAddress(site.editUrl, article.file),
      lastUpdated: dates.get(article.file) ?? null,
      ...(article.lastReviewed === null ? {} : { lastReviewed: article.lastReviewed }),
    };
    const navbar = navbars.byLocale.get(locale) ?? {};
    actions.createPage({
      path: article.path,
      component: template("article"),
      context: {
        ...languageContext(site, locale, original, languages),
        ...(Object.keys(navbar).length > 0 ? { navbar } : {}),
        ...fileWhileDeveloping(article.file),
        id: article.id,
        frame,
        hidden: article.hidden,
      },
    });
  }
  await createReleasePages(args, root, site, (file) => dates.get(file) ?? null);
  for (const { from, to } of redirects) {
    actions.createPage({ path: from, component: template("redirect"), context: { to } });
  }
  writeRedirects(root, otherPages.redirectsIn(redirects), siteAddress(site.siteUrl).prefix);
  writePageList(root, [
    ...content.pages
      .filter(({ hidden }) => !hidden)
      .map(({ path: pagePath, title }) => ({ path: pagePath, label: title })),
    ...listings.map(({ path: listingPath, label }) => ({ path: listingPath, label })),
    ...(content.releases.length > 0 ? releaseLists : []),
  ]);
}
