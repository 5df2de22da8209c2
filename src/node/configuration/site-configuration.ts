import { isDeepStrictEqual } from "node:util";
import type { SiteConfig } from "../../site/schema";
import { assistantOf } from "../../site/assistant";
import values from "../../site/site.config";
import { validateSiteConfig } from "../../site/validate";
import { switchVariables } from "./switch-variables";
import { readAlgoliaBuild, type AlgoliaBuild } from "../search/algolia/algolia-environment";

/**
 * Validates the site's configuration and passes it on to readers' scripts (src/site/configuration.ts). If it's invalid, the
 * process ends with a list of errors.
 */
export function readSiteConfiguration(): SiteConfig {
  const site = orExit(() => validateSiteConfig(values, process.env));
  Object.assign(process.env, switchVariables(site.thirdParties, assistantOf(site), site.navbar.hideOnScroll));
  passOn(site);
  return site;
}

/**
 * Determines what this build does for Algolia, from the configuration and the environment, and passes the index to search on to
 * readers' scripts. If the settings are invalid, the process ends.
 */
export function readAlgoliaConfiguration(site: SiteConfig): AlgoliaBuild {
  const build = orExit(() => readAlgoliaBuild(site.search, process.env));
  passOn({ ...site, search: { ...site.search, indexName: build.indexName } });
  return build;
}

/** Only the keys that differ from the file, so that changes to the file appear during development without a restart. */
function passOn(site: SiteConfig): void {
  const written: Readonly<Record<string, unknown>> = { ...values };
  const changed = Object.entries(site).filter(([key, value]) => !isDeepStrictEqual(value, written[key]));
  process.env.GATSBY_SITE_CONFIG = JSON.stringify(Object.fromEntries(changed));
}

/**
 * An exception in gatsby-config.ts would be lost: Gatsby would attribute it to its compiler, try again, and continue without a
 * configuration.
 */
function orExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
