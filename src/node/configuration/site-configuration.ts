import type { SiteConfig } from "../../site/schema";
import { assistantOf } from "../../site/assistant";
import siteConfig from "../../site/site.config";
import { validateSiteConfig } from "../../site/validate";
import { assistantVariables, thirdPartyVariables } from "./third-party-variables";
import { readAlgoliaBuild, type AlgoliaBuild } from "../search/algolia-environment";

/**
 * The site's configuration, checked. A bad one ends the process with the list of its mistakes. Hands on to the scripts of
 * readers what they need to know of third parties.
 */
export function readSiteConfiguration(): SiteConfig {
  const site = orExit(() => validateSiteConfig(siteConfig, process.env));
  Object.assign(process.env, thirdPartyVariables(site.thirdParties), assistantVariables(assistantOf(site)));
  return site;
}

/**
 * What this build does for Algolia, by configuration and environment. A mistake ends the process. Hands on to the scripts
 * of readers how they search (src/search/search-config.ts).
 */
export function readAlgoliaConfiguration(site: SiteConfig): AlgoliaBuild {
  const build = orExit(() => readAlgoliaBuild(site.search, process.env));
  process.env.GATSBY_SEARCH = JSON.stringify({ ...site.search, indexName: build.indexName });
  return build;
}

/**
 * An exception in gatsby-config.ts would be lost, because Gatsby takes it for a fault of its compiler, tries again and
 * goes on without any configuration.
 */
function orExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
