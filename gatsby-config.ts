import { gatsbyConfig } from "./src/node/gatsby-config";
import { readAlgoliaConfiguration, readSiteConfiguration } from "./src/node/site-configuration";

const site = readSiteConfiguration();

export default gatsbyConfig(site, readAlgoliaConfiguration(site));
