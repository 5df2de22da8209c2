import { describeIssues } from "../model/problem/schema-issue";
import { variableOf, withEnvironment, type Environment } from "./environment";
import { siteSchema, type SiteConfig } from "./schema";

/**
 * Validates the site configuration after replacing values from the environment.
 * @param values the export of `site.config.ts`
 * @param environment replaces some keys; `environment.ts` lists them
 * @returns the configuration, typed
 * @throws Error that lists every invalid key with the value found and the allowed values
 */
export function validateSiteConfig(values: unknown, environment: Environment = {}): SiteConfig {
  const candidate = withEnvironment(values, environment);
  const result = siteSchema.safeParse(candidate);
  if (result.success) return result.data;
  const list = describeIssues(result.error.issues, withoutKey(candidate), Object.keys(siteSchema.shape))
    .map(({ key, message }) => `  ${key}${origin(key, values, environment)} ${message}`)
    .join("\n");
  throw new Error(`src/site/site.config.ts isn't valid:\n${list}`);
}

function origin(key: string, values: unknown, environment: Environment): string {
  const variable = variableOf(key, values, environment);
  return variable === undefined ? "" : ` (from ${variable})`;
}

/** Messages quote the invalid value, which could be a secret that was entered as a public key. */
function withoutKey(candidate: unknown): unknown {
  const search: unknown = (candidate as { search?: unknown } | null)?.search;
  const hasKey = typeof search === "object" && search !== null && "apiKey" in search;
  return hasKey ? { ...(candidate as object), search: { ...search, apiKey: "…" } } : candidate;
}
