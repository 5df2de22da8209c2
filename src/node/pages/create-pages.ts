import type { CreatePagesArgs } from "gatsby";
import { changelogPath, upgradePathPath } from "../../model/navigation/changelog-paths";
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
import { frameAlone, sourceDetails } from "../navigation/page-frame";
import { PageFactory } from "./page-factory";
import { redirectsInLanguages } from "./files/redirects-in-languages";
import { nodesOfType } from "../reading/ordered-nodes";
import { readSite } from "../site/read-site";
import { createSectionPages } from "./section-pages";
import { VersionLinks } from "./version-links";
import { writePageList } from "./files/write-page-list";
import { writeRedirects } from "./files/write-redirects";
import { writeTranslations } from "./files/write-translations";

/** Pages that show all releases together. */
const releaseLists = [
  { path: changelogPath, label: "Release notes" },
  { path: upgradePathPath, label: "Upgrade path" },
];

/**
 * Checks the whole site, then creates its pages: documentation pages, category listings, articles, releases and redirects.
 * @param broken problems of files that couldn't be read
 * @returns the page factory, for the pages in src/pages that Gatsby creates afterwards
 */
export async function createSitePages(
  args: CreatePagesArgs,
  root: string,
  site: SiteConfig,
  broken: readonly ContentProblem[],
): Promise<PageFactory> {
  const { reporter } = args;
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
  const nameIn = (locale: string, name: string) => translations.get(locale)?.labels[name] ?? name;
  const pages = new PageFactory({ root, site, navbars: navbars.byLocale, nameIn }, args.actions);
  writeTranslations(root, translations);

  const interceptors = nodesOfType<InterceptorNode>(args, "Interceptor");
  const dates = lastChanges(root, "content", (message) => {
    reporter.warn(message);
  });
  const writtenIn = findWrittenIn(content.sections);
  const listings = content.sections.flatMap(({ navigation }) => navigation.listings);
  const descriptions = new Map([...content.pages, ...listings].map((page) => [page.path, page.description]));
  const made = { root, site, pages, dates, versions, writtenIn, nameIn, interceptors, descriptions };
  for (const section of content.sections) createSectionPages(section, made);
  for (const { article, locale, writtenIn: languages, original } of articlesByLocale(content.pages, site)) {
    pages.create("article", article.path, {
      ...pages.contextIn(locale, original, languages),
      ...fileWhileDeveloping(article.file),
      id: article.id,
      frame: frameAlone(article.path, sourceDetails(article, site.editUrl, dates)),
      hidden: article.hidden,
    });
  }
  await createReleasePages(args, root, site, pages, dates);
  for (const { from, to } of redirects) pages.createInAllLanguages("redirect", from, { to });
  writeRedirects(root, redirectsInLanguages(redirects, site), siteAddress(site.siteUrl).prefix);
  writePageList(root, [
    ...content.pages
      .filter(({ hidden }) => !hidden)
      .map(({ path: pagePath, title }) => ({ path: pagePath, label: title })),
    ...listings.map(({ path: listingPath, label }) => ({ path: listingPath, label })),
    ...(content.releases.length > 0 ? releaseLists : []),
  ]);
  return pages;
}
