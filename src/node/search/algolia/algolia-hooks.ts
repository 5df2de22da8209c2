import type { BuildArgs, ParentSpanPluginArgs, Reporter } from "gatsby";
import type { SearchConfig } from "../../../site/search-schema";
import type { AlgoliaBuild } from "./algolia-environment";
import { algoliaObjects, recordBytes, type AlgoliaObject } from "./algolia-object";
import { ALGOLIA_PLUGIN } from "./algolia-plugin";
import { checkPublicKey } from "./public-key";
import { readRecords, recordsQuery, type RecordsResult } from "../records/records-query";

const LARGEST_SHOWN = 5;

/**
 * Stops a build that would publish a key with more permissions than searching. If Algolia can't be reached or doesn't return
 * the permissions, the build continues with a warning.
 * @param search the site's search configuration
 * @param build what this build does for Algolia
 */
export async function refuseDangerousKey(
  reporter: Pick<Reporter, "panic" | "warn">,
  search: SearchConfig,
  { target }: AlgoliaBuild,
): Promise<void> {
  if (search.provider !== "algolia" || !search.appId || !search.apiKey) return;
  const check = await checkPublicKey(search.appId, search.apiKey, target?.hosts ?? search.hosts);
  if (check.result === "dangerous") {
    reporter.panic(
      `Every reader receives search.apiKey (src/site/site.config.ts, or ALGOLIA_SEARCH_KEY), but the key allows more than ` +
        `searching: ${check.rights.join(", ")}. Create a key that has only the "search" permission.`,
    );
  }
  if (check.result === "unknown") {
    reporter.warn(`Algolia couldn't confirm that search.apiKey only allows searching: ${check.reason}.`);
  }
}

/**
 * Makes the plugin request the content of the index. The plugin records what it pushes before it pushes, so after a failed push
 * it would assume that everything was pushed. It also wouldn't detect a different application or a cleared index.
 */
export async function forgetPushed(
  { getCache }: ParentSpanPluginArgs,
  { target }: AlgoliaBuild,
): Promise<void> {
  if (target) await getCache(ALGOLIA_PLUGIN).set(`algolia-objects-${target.indexName}`, {});
}

/** Reports at the end of a build that nothing was pushed, or what would have been pushed. */
export async function reportWithoutPush(
  args: Pick<BuildArgs, "graphql" | "reporter">,
  { target, dryRun, indexName }: AlgoliaBuild,
): Promise<void> {
  if (dryRun) {
    const result: RecordsResult = await args.graphql(recordsQuery);
    args.reporter.info(describeDryRun(algoliaObjects(readRecords(result)), indexName));
  } else if (!target) {
    args.reporter.info("Search records weren't pushed to Algolia, because ALGOLIA_ADMIN_KEY isn't set.");
  }
}

/** A summary of what a push would send: the number of records, their size, and the largest ones. */
export function describeDryRun(objects: readonly AlgoliaObject[], indexName: string): string {
  const sized = objects
    .map((object) => ({ url: object.url, bytes: recordBytes(object) }))
    .sort((one, other) => other.bytes - one.bytes);
  const total = sized.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sized.slice(0, LARGEST_SHOWN).map(({ url, bytes }) => `\n  ${bytes} bytes: ${url}`);
  return (
    `Dry run: nothing was sent to Algolia. The index "${indexName}" would get ${objects.length} records ` +
    `with a total of ${total} bytes. The largest records:${largest.join("")}`
  );
}
