import type { SearchConfig } from "../site/search-schema";
import siteConfig from "../site/site.config";

/**
 * The site's search configuration as this build uses it. A preview may have an index of its own: the build, which
 * pushes to it, hands its name on in a variable that Gatsby writes into the scripts.
 */
export const searchConfig: SearchConfig = {
  ...siteConfig.search,
  indexName: process.env.GATSBY_SEARCH_INDEX_NAME ?? siteConfig.search.indexName,
};
