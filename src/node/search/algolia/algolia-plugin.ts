import type { PluginRef } from "gatsby";
import type { SiteConfig } from "../../../site/schema";
import type { PushTarget } from "./algolia-environment";
import { algoliaObjects, type AlgoliaObject } from "./algolia-object";
import { algoliaSettings } from "./algolia-settings";
import { pushRequester } from "./push-requester";
import { readRecords, recordsQuery, type RecordsResult } from "../records/records-query";

/** The plugin's name, which is the key of its state in Gatsby. */
export const ALGOLIA_PLUGIN = "gatsby-plugin-algolia";

/** In seconds. A push can take a while, but an unreachable host should be detected quickly. */
const TIMEOUTS = { connect: 5, read: 30, write: 60 };

/**
 * Returns the plugin that pushes the site's search records at the end of a build.
 * @param target where to push; null for a build that doesn't push
 * @returns nothing for such a build, because after the plugin's own dry run, it would assume that all records were pushed
 */
export function algoliaPlugins(target: PushTarget | null, site: SiteConfig): PluginRef[] {
  if (!target) return [];
  const { appId, adminKey, indexName, hosts } = target;
  return [
    {
      resolve: ALGOLIA_PLUGIN,
      options: {
        appId,
        // The requester replaces it with the real key.
        apiKey: "see push-requester.ts",
        indexName,
        settings: algoliaSettings(site.language),
        queries: [
          {
            query: recordsQuery,
            transformer: (result: RecordsResult): AlgoliaObject[] => algoliaObjects(readRecords(result)),
          },
        ],
        algoliasearchOptions: {
          timeouts: TIMEOUTS,
          requester: pushRequester(adminKey),
          ...(hosts && { hosts: hosts.map(readHost) }),
        },
      },
    },
  ];
}

/** In the format of version 4 of Algolia's client. */
function readHost(address: string): { protocol: string; url: string } {
  const { protocol, host, pathname } = new URL(address);
  return { protocol: protocol.replace(":", ""), url: host + pathname.replace(/\/$/, "") };
}
