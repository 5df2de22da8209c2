import { existsSync } from "node:fs";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { startCompression } from "./src/node/compression/compress-site";
import { writeFeeds } from "./src/node/feeds/write-feeds";
import { writeApi } from "./src/node/api/write-api";
import { BrokenFrontmatter } from "./src/node/content/page/broken-frontmatter";
import { createSitePages } from "./src/node/pages/create-pages";
import type { PageFactory } from "./src/node/pages/page-factory";
import { createVersionNodes } from "./src/node/nodes/create-versions";
import { copyMermaid } from "./src/node/pages/files/copy-mermaid";
import { writeCrawlerFiles } from "./src/node/pages/files/write-crawler-files";
import { writeResourceSchemas } from "./src/node/pages/files/write-resource-schemas";
import { compileAhead } from "./src/node/nodes/compile-ahead";
import { ContentNodes } from "./src/node/nodes/create-content";
import { createInterceptorNode, isInterceptorFile } from "./src/node/nodes/create-interceptor";
import { createReferenceNodes, isReferenceFile } from "./src/node/nodes/create-reference";
import { createSidebarNodes, isSidebarFile } from "./src/node/nodes/create-sidebar";
import { createSupportNodes, isSupportFile } from "./src/node/nodes/create-support";
import { findOpenPages } from "./src/gatsby/build/develop/open-pages";
import { configureBundler } from "./src/gatsby/build/hooks/configure-bundler";
import { loadCodeLate } from "./src/gatsby/build/hooks/late-code";
import { createSmallIcons } from "./src/gatsby/build/hooks/small-icons";
import { startAfterPaint } from "./src/gatsby/build/hooks/start-after-paint";
import { leaveOutLateCode } from "./src/gatsby/build/hooks/server-bundle";
import { leaveOutUnusedCode } from "./src/gatsby/build/hooks/unused-code";
import { addResolvers } from "./src/node/schema/resolvers";
import { navigationTypeDefinitions } from "./src/node/schema/navigation-types";
import { referenceTypeDefinitions } from "./src/node/schema/reference-types";
import { searchTypeDefinitions } from "./src/node/schema/search-types";
import { supportTypeDefinitions } from "./src/node/schema/support-types";
import { typeDefinitions } from "./src/node/schema/type-definitions";
import { forgetPushed, refuseDangerousKey, reportWithoutPush } from "./src/node/search/algolia/algolia-hooks";
import { pushSynonyms } from "./src/node/search/algolia/push-synonyms";
import { writeEmbeddedSearch } from "./src/node/search/records/record-source";
import { SearchWhileDeveloping } from "./src/node/search/search-while-developing";
import { readSynonyms } from "./src/node/search/synonyms-file";
import { writeHeaders } from "./src/node/security/write-headers";
import { readAlgoliaConfiguration, readSiteConfiguration } from "./src/node/configuration/site-configuration";
import { writeMarkdown } from "./src/node/twins/write-markdown";
import { readTranslations } from "./src/node/translations/read-translations";

const root = process.cwd();
const site = readSiteConfiguration();
const algolia = readAlgoliaConfiguration(site);
const broken = new BrokenFrontmatter(root);
const isDevelopment = process.env.NODE_ENV !== "production";
const content = new ContentNodes(
  root,
  site,
  !isDevelopment,
  isDevelopment ? findOpenPages(process.env) : undefined,
);
const search = new SearchWhileDeveloping();
/** Set once the site's own pages have been created. Gatsby creates the pages of src/pages after that. */
let pages: PageFactory | undefined;

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  if (!isDevelopment) await refuseDangerousKey(reporter, site.search, algolia);
  content.expect(isDevelopment ? compileAhead(root, site) : globalThis.compiledPages);
};
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    typeDefinitions,
    navigationTypeDefinitions,
    referenceTypeDefinitions,
    searchTypeDefinitions,
    supportTypeDefinitions,
  ]);
};

export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === "Mdx" || node.internal.type === "File";

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  content.onNode(args);
  // Builds read all files at once.
  if (isDevelopment && args.node.internal.type === "File") broken.read(String(args.node.absolutePath));
  createDataNodes(args.node, args);
};

/** Creates the nodes of files that contain data, not pages. */
function createDataNodes(node: Node, args: NodePluginArgs): void {
  if (isSidebarFile(node)) createSidebarNodes(node, args, root, site);
  if (isInterceptorFile(node)) createInterceptorNode(node, args, root);
  if (isReferenceFile(node)) createReferenceNodes(node, args, root);
  if (isSupportFile(node)) createSupportNodes(node, args, root);
}

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await content.createPages(args);
  content.refresh(args);
  // There are few sidebar and data files, and reading them is fast. Because they are created again at each startup, they are
  // never older than the code that reads them. Gatsby deletes the nodes of deleted files only after this.
  for (const node of args.getNodesByType("File"))
    if (existsSync(String(node.absolutePath))) createDataNodes(node, args);
  broken.readAll();
  createVersionNodes(args, site);
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  addResolvers(args, root, site);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  args.reporter.info(`Compiled ${content.takeCompiledCount()} pages`);
  pages = await createSitePages(args, root, site, broken.problems());
  // A build writes the index only once, after all checks have passed.
  if (isDevelopment && site.search.provider === "embedded") search.expire(args, root, site);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  search.serve(app as Parameters<typeof search.serve>[0]);
};

export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => {
  pages?.adopt(args);
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  copyMermaid(root);
  writeResourceSchemas(root);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  configureBundler(args, root, readTranslations(root, site).translations);
  leaveOutUnusedCode(args, root, site);
  loadCodeLate(args, root);
  leaveOutLateCode(args, root);
  createSmallIcons(args, root);
  startAfterPaint(args, root);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = (args) => forgetPushed(args, algolia);

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const finishCompression = startCompression(root);
  writeEmbeddedSearch(args, root, site);
  await writeMarkdown(args, root, site);
  await writeFeeds(args, root, site);
  await writeApi(args, root, site);
  await reportWithoutPush(args, algolia);
  await pushSynonyms(args.reporter, algolia, readSynonyms(root).synonyms);
  writeCrawlerFiles(root, site.siteUrl);
  await writeHeaders(root, site);
  // Compresses all other files, so it runs last.
  await finishCompression();
};
