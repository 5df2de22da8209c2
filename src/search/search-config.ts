import type { SearchConfig } from "../site/search-schema";
import siteConfig from "../site/site.config";

/**
 * The site's search configuration as this build uses it. `site.config.ts` doesn't know the values of the environment, nor
 * that a preview has an index of its own: the build hands them on in a variable that Gatsby writes into the scripts.
 */
export const searchConfig: SearchConfig = process.env.GATSBY_SEARCH
  ? (JSON.parse(process.env.GATSBY_SEARCH) as SearchConfig)
  : siteConfig.search;
