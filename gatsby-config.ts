import { gatsbyConfig } from "./src/node/configuration/gatsby-config";
import { compileAhead } from "./src/node/nodes/compile-ahead";
import { readAlgoliaConfiguration, readSiteConfiguration } from "./src/node/configuration/site-configuration";

const site = readSiteConfiguration();

// In builds, this file is loaded before Gatsby, so threads can start that early.
if (process.argv[2] === "build") globalThis.compiledPages = compileAhead(process.cwd(), site);

export default gatsbyConfig(site, readAlgoliaConfiguration(site));
