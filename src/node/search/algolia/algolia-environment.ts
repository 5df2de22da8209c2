import { z } from "zod";
import { describeIssues } from "../../../model/problem/schema-issue";
import type { SearchConfig } from "../../../site/search-schema";

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

const key = z.string().regex(/^\S+$/, "a key without spaces");
const name = z.string().regex(/^[A-Za-z0-9_-]+$/, "a name of letters, digits, dashes and underscores");

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

/** The target and the credentials for pushing records. */
export interface PushTarget {
  appId: string;
  /** Has write permission; never leaves the build. */
  adminKey: string;
  indexName: string;
  /** Replace Algolia's own hosts. */
  hosts?: readonly string[];
}

/** What a build does for Algolia. */
export interface AlgoliaBuild {
  /** The index that readers search, which is also the index that records are pushed to. */
  indexName: string;
  /** Null for no push: there are no keys, or it is a dry run. */
  target: PushTarget | null;
  /** Whether to report what a push would send. */
  dryRun: boolean;
}

/**
 * Determines what a build does for Algolia.
 * @param search the site's search configuration, including the values from the environment
 * @param environment ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_INDEX_NAME, ALGOLIA_DRY_RUN, ALGOLIA_HOSTS, SITE_ENVIRONMENT;
 *   an empty variable counts as not set. Other variables are only compared with the key that readers receive
 * @throws Error that lists each invalid variable, or describes the problem with the keys in the site configuration
 */
export function readAlgoliaBuild(search: SearchConfig, environment: EnvironmentVariables): AlgoliaBuild {
  const set = Object.fromEntries(
    Object.keys(variables.shape)
      .filter((variable) => environment[variable])
      .map((variable) => [variable, environment[variable]]),
  );
  const result = variables.safeParse(set);
  const problems = [
    ...describeIssues(result.error?.issues ?? [], hideSecrets(set)),
    ...missingHalf(search, set),
  ].map((problem) => `  ${problem.key} ${problem.message}`);
  if (!result.success || problems.length > 0)
    throw new Error(
      `The environment variables for pushing search records aren't valid:\n${problems.join("\n")}`,
    );
  const { ALGOLIA_ADMIN_KEY: adminKey } = result.data;
  const appId = result.data.ALGOLIA_APP_ID ?? applicationOf(search);
  const hosts = result.data.ALGOLIA_HOSTS?.split(/,\s*/);
  checkPublicConfiguration(search, adminKey ? appId : undefined, environment);
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

/** The application that readers search, if there is one. */
function applicationOf(search: SearchConfig): string | undefined {
  return search.provider === "algolia" ? search.appId : undefined;
}

/** A key is useless without its application, and an application without a key. */
function missingHalf(
  search: SearchConfig,
  set: Readonly<Record<string, unknown>>,
): { key: string; message: string }[] {
  const hasApplication = "ALGOLIA_APP_ID" in set;
  if ("ALGOLIA_ADMIN_KEY" in set && !hasApplication && applicationOf(search) === undefined) {
    const message =
      "isn't set, but ALGOLIA_ADMIN_KEY is. Set both to push search records to Algolia, or set neither";
    return [{ key: "ALGOLIA_APP_ID", message }];
  }
  if (hasApplication && !("ALGOLIA_ADMIN_KEY" in set) && search.provider !== "algolia") {
    const message =
      "is set, but no key is. Set ALGOLIA_ADMIN_KEY to push search records to Algolia, set ALGOLIA_SEARCH_KEY to let readers search there, or unset ALGOLIA_APP_ID";
    return [{ key: "ALGOLIA_APP_ID", message }];
  }
  return [];
}

/** Names of variables that contain secrets. */
const SECRET = /ADMIN|WRITE|PUSH|INDEXING|MANAGE|SECRET|PRIVATE|PASSWORD|TOKEN/i;

/**
 * @param pushedTo the application that records are pushed to
 * @throws Error if readers would receive a wrong key or none
 */
function checkPublicConfiguration(
  search: SearchConfig,
  pushedTo: string | undefined,
  environment: EnvironmentVariables,
): void {
  if (search.provider !== "algolia") return;
  const problems: string[] = [];
  if (!search.appId) problems.push("search.appId: `appId` is missing. You can set it in ALGOLIA_APP_ID");
  if (!search.apiKey)
    problems.push("search.apiKey: `apiKey` is missing. You can set it in ALGOLIA_SEARCH_KEY");
  const secret = Object.keys(environment).find(
    (name) => SECRET.test(name) && environment[name] && environment[name] === search.apiKey,
  );
  if (secret) {
    problems.push(
      `search.apiKey is the value of ${secret}, which is a secret. Every reader would receive it. Use a key that can only search`,
    );
  }
  if (pushedTo && search.appId && search.appId !== pushedTo) {
    problems.push(
      `search.appId is "${search.appId}", but records are pushed to "${pushedTo}" (ALGOLIA_APP_ID). Readers would search a different application`,
    );
  }
  if (problems.length > 0)
    throw new Error(
      `src/site/site.config.ts isn't valid:\n${problems.map((text) => `  ${text}`).join("\n")}`,
    );
}

/** Messages quote the invalid value, but a key with a typo is still a secret. */
function hideSecrets(set: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return "ALGOLIA_ADMIN_KEY" in set ? { ...set, ALGOLIA_ADMIN_KEY: "…" } : set;
}
