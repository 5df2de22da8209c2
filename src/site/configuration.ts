import type { SiteConfig } from "./schema";
import values from "./site.config";

/**
 * The site's configuration for everything that readers load: validated, with the values from the environment. The file alone
 * contains neither these values nor a preview's index, so the build passes on the keys that differ, and Gatsby writes them into
 * the scripts. Code that runs in Node gets the configuration from `readSiteConfiguration`.
 */
export const siteConfig: SiteConfig = {
  ...values,
  ...(JSON.parse(process.env.GATSBY_SITE_CONFIG ?? "{}") as Partial<SiteConfig>),
};
