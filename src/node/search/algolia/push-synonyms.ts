import type { Reporter } from "gatsby";
import type { Synonyms } from "../../../model/search/synonyms";
import { createAlgoliaClient, failureReason } from "./algolia-client";
import type { AlgoliaBuild } from "./algolia-environment";

const TIMEOUT = 30_000;

/**
 * Replaces the synonyms of the index that a build pushes to with the site's synonyms. The plugin pushes only records and
 * settings.
 */
export async function pushSynonyms(
  reporter: Pick<Reporter, "info" | "panicOnBuild">,
  { target }: Pick<AlgoliaBuild, "target">,
  synonyms: Synonyms,
): Promise<void> {
  if (!target) return;
  const { appId, adminKey, indexName, hosts } = target;
  const synonymHit = synonyms.map((group) => ({
    objectID: group[0] ?? "",
    type: "synonym" as const,
    synonyms: [...group],
  }));
  try {
    const client = await createAlgoliaClient({ appId, apiKey: adminKey, hosts, timeout: TIMEOUT });
    await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true });
    reporter.info(`Pushed ${String(synonyms.length)} groups of synonyms to Algolia`);
  } catch (error) {
    reporter.panicOnBuild(`The synonyms couldn't be pushed to Algolia: ${failureReason(error)}.`);
  }
}
