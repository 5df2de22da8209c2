import { z } from "zod";
import { describeIssues } from "../../model/schema-issue";
import type { SearchConfig } from "../../site/search-schema";

type Environment = Readonly<Record<string, string | undefined>>;

const key = z.string().regex(/^\S+$/, "a key without spaces");
const name = z.string().regex(/^[A-Za-z0-9_-]+$/, "letters, digits, dashes and underscores");

const variables = z.object({
  ALGOLIA_APP_ID: key.optional(),
  ALGOLIA_ADMIN_KEY: key.optional(),
  ALGOLIA_INDEX_NAME: name.optional(),
  ALGOLIA_DRY_RUN: z.enum(["true", "false"]).optional(),
  ALGOLIA_HOSTS: z
    .string()
    .regex(
      /^https?:[^\s,]+(,\s*https?:[^\s,]+)*$/,
      "addresses such as https://one.example,https://two.example",
    )
    .optional(),
  SITE_ENVIRONMENT: name.optional(),
});

/** Where and with which rights records are pushed. */
export interface PushTarget {
  appId: string;
  /** May write; never leaves the build. */
  adminKey: string;
  indexName: string;
  /** In place of Algolia's own. */
  hosts?: readonly string[];
}

/** What a build does for Algolia. */
export interface AlgoliaBuild {
  /** The index that readers search, which is also the one that is pushed to. */
  indexName: string;
  /** Null for no push: there are no keys, or it is a dry run. */
  target: PushTarget | null;
  /** Whether to report what a push would send. */
  dryRun: boolean;
}

/**
 * Reads what a build does for Algolia.
 * @param search the site's search configuration
 * @param environment ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_INDEX_NAME, ALGOLIA_DRY_RUN, ALGOLIA_HOSTS,
 *   SITE_ENVIRONMENT; an empty one counts as not set
 * @throws Error that lists each bad variable, or says what is wrong with the keys of the site configuration
 */
export function readAlgoliaBuild(search: SearchConfig, environment: Environment): AlgoliaBuild {
  const set = Object.fromEntries(
    Object.keys(variables.shape)
      .filter((variable) => environment[variable])
      .map((variable) => [variable, environment[variable]]),
  );
  const result = variables.safeParse(set);
  const problems = [
    ...describeIssues(result.error?.issues ?? [], hideSecrets(set)),
    ...missingHalf(set, "ALGOLIA_APP_ID", "ALGOLIA_ADMIN_KEY"),
    ...missingHalf(set, "ALGOLIA_ADMIN_KEY", "ALGOLIA_APP_ID"),
  ].map((problem) => `  ${problem.key}: ${problem.message}`);
  if (!result.success || problems.length > 0)
    throw new Error(`The environment variables of the search push are not valid:\n${problems.join("\n")}`);
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey } = result.data;
  const hosts = result.data.ALGOLIA_HOSTS?.split(/,\s*/);
  checkPublicConfiguration(search, appId, adminKey);
  const dryRun = result.data.ALGOLIA_DRY_RUN === "true";
  const indexName = result.data.ALGOLIA_INDEX_NAME ?? indexNameFor(search, result.data.SITE_ENVIRONMENT);
  const target =
    appId && adminKey && !dryRun ? { appId, adminKey, indexName, ...(hosts && { hosts }) } : null;
  return { indexName, target, dryRun };
}

/** `docs` for the published site, `docs_preview` for the environment `preview`. */
function indexNameFor({ indexName }: SearchConfig, siteEnvironment = "production"): string {
  return siteEnvironment === "production" ? indexName : `${indexName}_${siteEnvironment}`;
}

function missingHalf(
  set: Readonly<Record<string, unknown>>,
  given: string,
  missing: string,
): { key: string; message: string }[] {
  if (!(given in set) || missing in set) return [];
  const message = `is not set, but ${given} is. Set both to push search records to Algolia, or neither`;
  return [{ key: missing, message }];
}

/** @throws Error where readers would get a wrong key, or none */
function checkPublicConfiguration(search: SearchConfig, appId?: string, adminKey?: string): void {
  if (search.provider !== "algolia") return;
  const problems: string[] = [];
  if (!search.appId) problems.push("search.appId: `appId` is missing.");
  if (!search.apiKey) problems.push("search.apiKey: `apiKey` is missing.");
  if (adminKey && search.apiKey === adminKey) {
    problems.push(
      "search.apiKey: is ALGOLIA_ADMIN_KEY, which may write. It would be shipped to every reader; use a key that may only search",
    );
  }
  if (appId && search.appId && search.appId !== appId) {
    problems.push(
      `search.appId: found "${search.appId}", but records are pushed to "${appId}" (ALGOLIA_APP_ID); readers would search another application`,
    );
  }
  if (problems.length > 0)
    throw new Error(
      `src/site/site.config.ts is not valid:\n${problems.map((text) => `  ${text}`).join("\n")}`,
    );
}

/** Messages quote what was found; a key with a typing error is still a secret. */
function hideSecrets(set: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return "ALGOLIA_ADMIN_KEY" in set ? { ...set, ALGOLIA_ADMIN_KEY: "…" } : set;
}
