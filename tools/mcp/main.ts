import { join } from "node:path";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { readOptions } from "../../scripts/options.mjs";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { runMain } from "../../scripts/run-main.mjs";
import { UserError } from "../../scripts/user-error.mjs";
import { readSiteConfiguration } from "../../src/node/configuration/site-configuration";
import { createServer } from "./server";
import { createSiteReader } from "./site-reader";

// `npm run mcp`: communicates with an MCP client over standard input and output, so nothing else can be written to standard
// output.

void runMain(import.meta.url, async () => {
  const { site = join(PROJECT_ROOT, "public") } = readOptions(process.argv.slice(2), ["site"]);
  const reader = createSiteReader(site);
  if ((await reader.read("/llms.txt")) === null) {
    throw new UserError(
      `${reader.place} isn't a built site, because it has no llms.txt. Build the site first (npm run build), or choose a different site with --site.`,
    );
  }
  await createServer(reader, readSiteConfiguration()).connect(new StdioServerTransport());
  await new Promise<void>((resolve) => process.stdin.once("close", resolve));
});
