import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import type { SiteConfig } from "../../site/schema";
import { checkAddresses, type AddressClaim } from "../navigation/addresses";
import {
  parseRedirects,
  redirectsFile,
  redirectsFrom,
  resolveRedirects,
  type Redirect,
} from "../navigation/redirects";
import { interceptorIds, readInterceptor } from "../data-files/interceptor-file";
import { referenceProblems } from "../data-files/reference-file";
import { changelogPath, upgradePathPath } from "../../model/navigation/changelog-paths";
import type { SiteContent } from "../site/read-site";
import { checkCurrentVersions } from "./current-versions";
import { checkLinks } from "./links";
import { checkSupportWindows } from "./support-windows";

/** Addresses served by `src/pages` and by the build itself. */
const fixedPaths = ["/", "/404/", "/search/"];

/** Additional addresses of a site with releases, next to those of the releases. */
const releasePaths = [changelogPath, upgradePathPath];

/**
 * Checks the site as a whole: addresses, redirects, links, and pages missing from the sidebars.
 * @returns every problem, including those of individual files, and the redirects in their final form
 */
export function checkSite(
  root: string,
  site: SiteConfig,
  content: SiteContent,
): { problems: ContentProblem[]; redirects: Redirect[] } {
  const listings = content.sections.flatMap(({ navigation, version }) =>
    navigation.listings.map(({ path: listingPath }) => ({
      path: listingPath,
      file: `content/${version.directory}/sidebar.yaml`,
      line: 0,
    })),
  );
  const fixed = [...fixedPaths, ...(content.releases.length > 0 ? releasePaths : [])].map(
    (fixedPath): AddressClaim => ({ path: fixedPath, file: "src/pages", line: 0 }),
  );
  const claims: AddressClaim[] = [
    ...fixed,
    ...content.pages.map((page) => ({ path: page.path, file: page.file, line: 0 })),
    ...listings,
  ];
  const idsOf = new Map(content.pages.map((page) => [page.path, page.ids]));
  const taken = claims.map(
    ({ path: address, file }) => [address, { file, ids: idsOf.get(address) ?? null }] as const,
  );

  const redirectsPath = path.join(root, redirectsFile);
  const written = existsSync(redirectsPath)
    ? parseRedirects(readFileSync(redirectsPath, "utf8"))
    : { redirects: [], problems: [] };
  const fromPages = content.pages.map(redirectsFrom);
  const files = staticFiles(root).map((file) => [file, { file: `static${file}`, ids: null }] as const);
  const resolved = resolveRedirects(
    [...written.redirects, ...fromPages.flatMap(({ redirects }) => redirects)],
    new Map([...taken, ...files]),
  );

  const otherPaths = new Set([
    ...claims.map((claim) => claim.path),
    ...resolved.redirects.map(({ from }) => from),
    ...files.map(([file]) => file),
  ]);
  const problems = [
    ...content.problems,
    ...interceptorIds(root).flatMap((id) => readInterceptor(root, id).problems),
    ...referenceProblems(root),
    ...content.sections.flatMap(({ navigation }) => navigation.problems),
    ...checkAddresses(claims),
    ...written.problems,
    ...fromPages.flatMap((page) => page.problems),
    ...resolved.problems,
    ...checkCurrentVersions(content.releases, site.versions),
    ...checkSupportWindows(content.supportWindows, content.releases),
    ...checkLinks(
      { pages: content.pages, otherPaths, language: site.language },
      site.brokenLinks === "error" ? "error" : "warning",
    ),
    ...orphans(content, site.language),
  ];
  return { problems, redirects: resolved.redirects };
}

function orphans({ sections }: SiteContent, language: string): ContentProblem[] {
  const originals = sections.filter(({ locale }) => locale === language);
  return originals.flatMap(({ docs, navigation, version }) =>
    docs
      .filter((doc) => !doc.hidden && !navigation.named.has(doc.docId))
      .map(({ file, docId }) => {
        const hint = `add \`- ${docId}\` to content/${version.directory}/sidebar.yaml, or set \`hidden: true\``;
        return { ...errorIn(file, "this page isn't in any sidebar", hint), severity: "warning" as const };
      }),
  );
}

function staticFiles(root: string): string[] {
  const directory = path.join(root, "static");
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: "utf8" }).map(
    (file) => `/${file.split(path.sep).join("/")}`,
  );
}
