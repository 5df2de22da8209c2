import { isDeepStrictEqual } from "node:util";
import type { SiteConfig } from "../../site/schema";
import { assistantOf } from "../../site/assistant";
import values from "../../site/site.config";
import { validateSiteConfig } from "../../site/validate";
import { switchVariables } from "./switch-variables";
import { readAlgoliaBuild, type AlgoliaBuild } from "../search/algolia-environment";

/**
 * The site's configuration, checked. A bad one ends the process with the list of its mistakes. Passes it on to the scripts
 * of readers (src/site/configuration.ts).
 */
export function readSiteConfiguration(): SiteConfig {
  const site = orExit(() => validateSiteConfig(values, process.env));
  Object.assign(process.env, switchVariables(site.thirdParties, assistantOf(site)));
  passOn(site);
  return site;
}

/**
 * What this build does for Algolia, by configuration and environment. A mistake ends the process. Passes on to the scripts
 * of readers which index they search.
 */
export function readAlgoliaConfiguration(site: SiteConfig): AlgoliaBuild {
  const build = orExit(() => readAlgoliaBuild(site.search, process.env));
  passOn({ ...site, search: { ...site.search, indexName: build.indexName } });
  return build;
}

/** Only the keys that differ from the file: while developing, a change to the file then shows without a restart. */
function passOn(site: SiteConfig): void {
  const written: Readonly<Record<string, unknown>> = { ...values };
  const changed = Object.entries(site).filter(([key, value]) => !isDeepStrictEqual(value, written[key]));
  process.env.GATSBY_SITE_CONFIG = JSON.stringify(Object.fromEntries(changed));
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
