import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { SiteConfig } from "../../src/site/schema";
import type { SiteReader } from "./site-reader";
import { registerLookUp } from "./tools/look-up";
import { registerPlanUpgrade } from "./tools/plan-upgrade";
import { registerReadPage } from "./tools/read-page";
import { registerReleases } from "./tools/releases";
import { registerSearch } from "./tools/search";
import { registerValidateResource } from "./tools/validate-resource";

/**
 * Creates the MCP server for a site. It only reads: none of its tools changes anything.
 * @param reader reads the site
 * @returns a server without a transport
 */
export function createServer(reader: SiteReader, site: Pick<SiteConfig, "title" | "language">): McpServer {
  const server = new McpServer({ name: "documentation", title: site.title, version: "1.0.0" });
  registerSearch(server, reader, site.language);
  registerReadPage(server, reader);
  registerReleases(server, reader);
  registerPlanUpgrade(server, reader);
  registerLookUp(server, reader);
  registerValidateResource(server, reader);
  return server;
}
