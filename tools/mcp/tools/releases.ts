import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { releaseProducts } from "../../../src/model/release/release";
import { compareVersions, parseVersion } from "../../../src/model/release/version";
import { readApi } from "../api-data";
import type { SiteReader } from "../site-reader";
import { answer, failure } from "../tool";

/** Lists releases with the information that an operator needs. */
export function registerReleases(server: McpServer, reader: SiteReader): void {
  server.registerTool(
    "list_releases",
    {
      title: "List releases",
      description:
        "Lists the releases of Console, Gateway and the CLI, newest first, with their dates, summaries, breaking changes and fixed vulnerabilities.",
      inputSchema: {
        product: z.enum(releaseProducts).optional(),
        since: z.string().max(20).optional().describe("Return only versions after this one, such as 3.5.0"),
        limit: z.number().int().min(1).max(200).default(20),
      },
      annotations: { readOnlyHint: true },
    },
    async ({ product, since, limit }) => {
      if (since !== undefined && !parseVersion(since)) {
        return failure(`"${since}" isn't a version. Use a version such as 3.5.0.`);
      }
      const releases = (await readApi(reader, "releases")).filter(
        (release) =>
          (product === undefined || release.product === product) &&
          (since === undefined || compareVersions(release.version, since) > 0),
      );
      if (releases.length === 0) return answer("No releases match.");
      return answer(JSON.stringify(releases.slice(0, limit), null, 1));
    },
  );
}
