import type { Node, NodePluginArgs } from "gatsby";
import { changelogPath } from "../../model/navigation/changelog-paths";
import { walkSidebar } from "../../model/navigation/navigation";
import { byDate, hasLine } from "../../model/release/release";
import type { SiteConfig } from "../../site/schema";
import type { CompatibilityRuleNode } from "../nodes/create-support";
import { nodesOfType } from "../reading/ordered-nodes";
import { writeTextFile } from "../published-files/write-data";
import { readSite, type SiteContent } from "../site/read-site";
import { llmsFiles, type LlmsSection } from "./llms-files";
import { writeTwins } from "./write-twins";

/** Templates whose pages consist of text. Other templates are forms or redirects. */
const textTemplate = /^component---src-templates-(?:doc|article|release|category|changelog)-tsx$/;

type SitePageNode = Node & {
  path: string;
  componentChunkName: string;
  pageContext?: { hidden?: boolean };
};

/** Writes the site for programs: a Markdown twin of each page, `llms.txt`, and a single file per section. */
export async function writeMarkdown(
  tools: Pick<NodePluginArgs, "getNodesByType">,
  root: string,
  site: SiteConfig,
): Promise<void> {
  const pages = nodesOfType<SitePageNode>(tools, "SitePage");
  const paths = pages.filter(hasTwin).map((page) => page.path);
  const content = readSite(tools, site);
  const twins = await writeTwins(root, paths, site, {
    windows: content.supportWindows,
    rules: nodesOfType<CompatibilityRuleNode>(tools, "CompatibilityRule"),
  });
  const optional = new Set(["changelog", ...(site.sunset ? [site.sunset.under.replaceAll("/", "")] : [])]);
  for (const [address, text] of llmsFiles(sectionsOf(content, site), twins, site, optional)) {
    writeTextFile(root, address, text);
  }
}

function hasTwin({ path: address, componentChunkName, pageContext }: SitePageNode): boolean {
  return (address === "/" || textTemplate.test(componentChunkName)) && !pageContext?.hidden;
}

/** The current version of each section in the default language, the releases, and the other pages. */
function sectionsOf({ sections, pages, releases }: SiteContent, site: SiteConfig): LlmsSection[] {
  const current = sections.filter(({ locale, version }) => locale === site.language && version.isLast);
  const articles = pages.filter(
    ({ internal, locale }) => internal.type === "Article" && locale === site.language,
  );
  return [
    ...current.map(({ config, routeBase, navigation }) => {
      const paths: string[] = [];
      walkSidebar(navigation.items, ({ path: address }) => {
        if (address !== undefined) paths.push(address);
      });
      return { id: config.id, label: config.label, routeBase, paths: [...new Set(paths)] };
    }),
    { id: "articles", label: "Support", routeBase: "/support/", paths: articles.map((page) => page.path) },
    {
      id: "changelog",
      label: "Release notes",
      routeBase: changelogPath,
      paths: [
        changelogPath,
        ...releases
          .filter(hasLine)
          .filter(({ date }) => date !== null)
          .toSorted(byDate)
          .map((release) => release.path),
      ],
    },
  ];
}
