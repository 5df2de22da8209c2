import type { PluginRef } from "gatsby";
import type { SiteConfig } from "../../site/schema";
import type { PushTarget } from "./algolia-environment";
import { algoliaObjects, type AlgoliaObject } from "./algolia-object";
import { algoliaSettings } from "./algolia-settings";
import { pushRequester } from "./push-requester";
import { readRecords, recordsQuery, type RecordsResult } from "./records-query";

/** The plugin's name, under which Gatsby keeps what it remembers. */
export const ALGOLIA_PLUGIN = "gatsby-plugin-algolia";

/** Seconds. A push may take its time, but a dead host should be found out at once. */
const TIMEOUTS = { connect: 5, read: 30, write: 60 };

/**
 * The plugin that pushes the site's search records at the end of a build.
 * @param target where to; null for a build that doesn't push
 * @returns nothing for such a build: the plugin's own dry run would make it take all records for pushed
 */
export function algoliaPlugins(target: PushTarget | null, site: SiteConfig): PluginRef[] {
  if (!target) return [];
  const { appId, adminKey, indexName, hosts } = target;
  return [
    {
      resolve: ALGOLIA_PLUGIN,
      options: {
        appId,
        // The requester puts the real one in its place.
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

/** In the form of version 4 of Algolia's client. */
function readHost(address: string): { protocol: string; url: string } {
  const { protocol, host, pathname } = new URL(address);
  return { protocol: protocol.replace(":", ""), url: host + pathname.replace(/\/$/, "") };
}
