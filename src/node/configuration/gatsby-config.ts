import { existsSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";
import type { PageContext } from "../../model/navigation/page-context";
import { siteAddress } from "../../model/navigation/site-address";
import type { SiteConfig } from "../../site/schema";
import { hasBrokenFrontmatter } from "../content/page/broken-frontmatter";
import { interceptorFolder } from "../data-files/interceptor-file";
import { referenceFolder, resourceFolder } from "../data-files/reference-file";
import { analyticsPlugins } from "./analytics-plugin";
import { serveContentFindings, startContentLinter } from "./content-findings";
import { openGraphiqlWithExamples, type DevelopmentServer } from "./graphiql-examples";
import { contentFolders } from "../nodes/content-folders";
import type { AlgoliaBuild } from "../search/algolia/algolia-environment";
import { algoliaPlugins } from "../search/algolia/algolia-plugin";

/** Folders of data shown on pages, which are watched so that changes appear during development. */
const dataSources = [
  { name: "interceptors", path: interceptorFolder },
  { name: "reference", path: referenceFolder },
  { name: "resources", path: resourceFolder },
  { name: "support", path: "content/support" },
];

interface SitePage {
  path: string;
  pageContext: PageContext & { to?: string; hidden?: boolean };
}

/** During development, a file that can't be read yet must stay watched, so that the fix is noticed. */
const unreadable = process.env.NODE_ENV === "production" ? [hasBrokenFrontmatter] : [];

/**
 * Creates Gatsby's configuration for a site.
 * @param site the validated site configuration
 * @param algolia whether search records are pushed, and to which index
 */
export function gatsbyConfig(site: SiteConfig, algolia: AlgoliaBuild): GatsbyConfig {
  return {
    siteMetadata: { title: site.title, description: site.description, siteUrl: site.siteUrl },
    // Gatsby prepends it to every address, see scripts/gatsby.mjs.
    pathPrefix: siteAddress(site.siteUrl).prefix,
    trailingSlash: "always",
    jsxRuntime: "automatic",
    graphqlTypegen: { typesOutputPath: "src/types/gatsby-types.d.ts", generateOnBuild: true },
    developMiddleware: (app: DevelopmentServer) => {
      openGraphiqlWithExamples(app, process.cwd());
      serveContentFindings(app, startContentLinter(process.cwd()));
    },
    plugins: [
      ...contentFolders(process.cwd(), site).map(({ name, path }) => ({
        resolve: "gatsby-source-filesystem",
        options: { name, path, ignore: unreadable },
      })),
      ...dataSources
        .filter((source) => existsSync(source.path))
        .map((options) => ({ resolve: "gatsby-source-filesystem", options })),
      // The files outside the folders: redirects and glossary.
      {
        resolve: "gatsby-source-filesystem",
        options: { name: "content", path: "content", ignore: ["**/content/*/**"] },
      },
      // Images on the home page.
      { resolve: "gatsby-source-filesystem", options: { name: "images", path: "src/images" } },
      { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx", ".md"] } },
      "gatsby-plugin-sharp",
      "gatsby-transformer-sharp",
      "gatsby-plugin-image",
      {
        resolve: "gatsby-plugin-manifest",
        options: {
          name: site.title,
          short_name: site.title,
          description: site.description,
          start_url: "/",
          display: "browser",
          background_color: "#ffffff",
          theme_color: "#0b6b58",
          // PageHead writes the theme color for the browser's UI.
          theme_color_in_head: false,
          icon: "static/icon.svg",
          icon_options: { purpose: "any maskable" },
          cache_busting_mode: "none",
          legacy: false,
        },
      },
      {
        resolve: "gatsby-plugin-sitemap",
        options: {
          output: "/",
          query: `query Sitemap {
            site { siteMetadata { siteUrl } }
            allSitePage(sort: { path: ASC }) { nodes { path pageContext } }
          }`,
          resolvePages: ({ allSitePage }: { allSitePage: { nodes: SitePage[] } }) =>
            allSitePage.nodes.filter(
              ({ pageContext: { to, hidden, canonical } }) =>
                to === undefined && !hidden && canonical === undefined,
            ),
          excludes: ["/404/", "/404.html", "/dev-404-page/", "/search/"],
          serialize: ({ path, pageContext }: SitePage) => ({
            url: path,
            links: pageContext.alternates?.map(({ tag, path: own }) => ({
              lang: tag,
              url: site.siteUrl + own,
            })),
          }),
        },
      },
      ...algoliaPlugins(algolia.target, site),
      ...analyticsPlugins(site.thirdParties),
    ],
  };
}
