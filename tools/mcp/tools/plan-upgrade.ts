import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { upgradePathPath } from "../../../src/model/navigation/changelog-paths";
import { productLabels, releaseProducts, type ReleaseProduct } from "../../../src/model/release/release";
import type { UpgradeRelease } from "../../../src/model/release/upgrade/upgrade-item";
import { checklistOf, upgradePath } from "../../../src/model/release/upgrade/upgrade-path";
import { nearestVersions } from "../nearest-versions";
import { readJson, SiteError, type SiteReader } from "../site-reader";
import { answer, didYouMean, failure } from "../tool";

const version = z.string().trim().max(20);
const pageData = z.object({
  result: z.object({ pageContext: z.object({ dataUrls: z.record(z.string(), z.string()) }) }),
});

/** Plans an upgrade in the same way as the upgrade path page. */
export function registerPlanUpgrade(server: McpServer, reader: SiteReader): void {
  server.registerTool(
    "plan_upgrade",
    {
      title: "Plan an upgrade",
      description:
        "Lists everything that changes between two versions of a product as a Markdown checklist: the required upgrades in order, breaking changes, upgrade steps, security fixes, deprecations and more.",
      inputSchema: {
        product: z.enum(releaseProducts),
        from: version.describe("The current version, such as 3.5.0"),
        to: version.describe("The version to upgrade to"),
      },
      annotations: { readOnlyHint: true },
    },
    async ({ product, from, to }) => {
      const releases = await readUpgradeData(reader, product);
      const path = upgradePath(releases, product, from, to);
      const label = productLabels[product];
      switch (path.state) {
        case "unknown": {
          const near = nearestVersions(
            path.version,
            releases.map((release) => release.version),
          );
          return failure(`${label} ${path.version} isn't a known release.${didYouMean(near)}`);
        }
        case "same":
          return answer(`You already have ${label} ${to}, so you don't have to upgrade.`);
        case "backwards":
          return failure(`${label} ${to} is older than ${from}. Use a newer version.`);
        case "path": {
          const steps = path.steps.length > 1 ? path.steps : [];
          const plan = steps.map(
            (step) => `${step.from} to ${step.to.version}${step.why ? `: ${step.why}` : ""}`,
          );
          const title = `Upgrade ${label} from ${from} to ${to}`;
          return answer(checklistOf(title, plan, path.groups, new Set(), ""));
        }
      }
    },
  );
}

/** The data that the upgrade path page fetches, from the address in its page data. */
async function readUpgradeData(reader: SiteReader, product: ReleaseProduct): Promise<UpgradeRelease[]> {
  const page = pageData.safeParse(await readJson(reader, `/page-data${upgradePathPath}page-data.json`));
  const address = page.data?.result.pageContext.dataUrls[product];
  const releases = address === undefined ? undefined : await readJson(reader, address);
  if (!Array.isArray(releases)) throw new SiteError(`${reader.place} has no upgrade data for ${product}.`);
  return releases as UpgradeRelease[];
}
