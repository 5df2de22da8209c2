import type { SiteConfig } from "./schema";
import values from "./site.config";

/**
 * The site's configuration for everything that readers load: the validated one, with the values of the environment. The file
 * alone has neither those nor the index of a preview, so the build passes on the keys that differ, which Gatsby writes into
 * the scripts. Code that runs in Node gets the configuration from `readSiteConfiguration`.
 */
export const siteConfig: SiteConfig = {
  ...values,
  ...(JSON.parse(process.env.GATSBY_SITE_CONFIG ?? "{}") as Partial<SiteConfig>),
};
