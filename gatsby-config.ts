import { gatsbyConfig } from "./src/node/configuration/gatsby-config";
import { readAlgoliaConfiguration, readSiteConfiguration } from "./src/node/configuration/site-configuration";

const site = readSiteConfiguration();

export default gatsbyConfig(site, readAlgoliaConfiguration(site));
