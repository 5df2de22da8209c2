import type { Reporter } from "gatsby";
import type { Synonyms } from "../../model/search/synonyms";
import type { AlgoliaBuild, PushTarget } from "./algolia-environment";
import { algoliaHosts } from "./algolia-hosts";

/** Milliseconds; a push may take its time. */
const TIMEOUT = 30_000;

/**
 * Makes the index that a build pushes to know the site's synonyms, and no others. The plugin pushes records and settings
 * only.
 * @see https://www.algolia.com/doc/rest-api/search/save-synonyms
 */
export async function pushSynonyms(
  reporter: Pick<Reporter, "info" | "panicOnBuild">,
  { target }: Pick<AlgoliaBuild, "target">,
  synonyms: Synonyms,
): Promise<void> {
  if (!target) return;
  const problem = await send(target, synonyms);
  if (problem === undefined) reporter.info(`Pushed ${String(synonyms.length)} groups of synonyms to Algolia`);
  else reporter.panicOnBuild(`The synonyms could not be pushed to Algolia: ${problem}.`);
}

/** @returns why no host took them; undefined where one did */
async function send(
  { appId, adminKey, indexName, hosts }: PushTarget,
  synonyms: Synonyms,
): Promise<string | undefined> {
  const path = `/1/indexes/${encodeURIComponent(indexName)}/synonyms/batch?replaceExistingSynonyms=true`;
  const body = JSON.stringify(
    synonyms.map((group) => ({ objectID: group[0], type: "synonym", synonyms: group })),
  );
  const headers = {
    "content-type": "application/json",
    "x-algolia-application-id": appId,
    "x-algolia-api-key": adminKey,
  };
  let problem = "no host was asked";
  for (const host of algoliaHosts(appId, hosts)) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      const response = await fetch(host + path, { method: "POST", headers, body, signal });
      if (response.ok) return undefined;
      problem = `status ${String(response.status)} ${await response.text()}`;
      // Another host of the same application would refuse it, too.
      if (response.status < 500) return problem;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
  }
  return problem;
}
