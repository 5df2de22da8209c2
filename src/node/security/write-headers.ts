import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { siteAddress } from "../../model/navigation/site-address";
import { assistantOf } from "../../site/assistant";
import type { SiteConfig } from "../../site/schema";
import { contentSecurityPolicy } from "./content-security-policy";
import { headersFile } from "./headers-file";
import { siteScriptHashes } from "./inline-scripts";
import {
  assistantOrigins,
  searchOrigins,
  thirdPartyOrigins,
  together,
  type HostedSearch,
} from "./third-party-origins";

/**
 * Writes `public/_headers` after everything else, because the policy contains the hashes of the finished pages' inline scripts.
 * For other hosts, docs/hosting.md describes how to send the same headers, and `npm start` sends them too.
 * @param site the checked configuration
 */
export async function writeHeaders(root: string, site: SiteConfig): Promise<void> {
  const directory = path.join(root, "public");
  const search = "search" in site ? (site.search as HostedSearch) : undefined;
  const origins = together(
    thirdPartyOrigins(site.thirdParties),
    assistantOrigins(assistantOf(site)),
    searchOrigins(search),
  );
  const { prefix } = siteAddress(site.siteUrl);
  const policy = contentSecurityPolicy(await siteScriptHashes(directory), origins);
  await writeFile(path.join(directory, "_headers"), headersFile(policy, await filesOf(directory), prefix));
}

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const relative = path.relative(directory, path.join(entry.parentPath, entry.name));
      return `/${relative.split(path.sep).join("/")}`;
    });
}
