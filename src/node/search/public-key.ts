import { z } from "zod";
import { algoliaHosts } from "./algolia-hosts";

/** All that a key in readers' browsers may be allowed to do. */
const ALLOWED_RIGHTS = new Set(["search"]);
const TIMEOUT = 5000;

const answerSchema = z.object({ acl: z.array(z.string()) });

/** What Algolia knows of a key. */
export type KeyCheck =
  | { result: "safe" }
  /** `rights` are those that it must not have. */
  | { result: "dangerous"; rights: string[] }
  /** Algolia could not be asked, or doesn't say. */
  | { result: "unknown"; reason: string };

/**
 * Asks Algolia what a key is allowed to do; every key may ask that of itself.
 * @param appId the application
 * @param apiKey the key that readers get
 * @param hosts in place of Algolia's own
 */
export async function checkPublicKey(
  appId: string,
  apiKey: string,
  hosts?: readonly string[],
): Promise<KeyCheck> {
  let reason = "no host was asked";
  for (const host of algoliaHosts(appId, hosts)) {
    try {
      const response = await fetch(`${host}/1/keys/${encodeURIComponent(apiKey)}`, {
        headers: { "x-algolia-application-id": appId, "x-algolia-api-key": apiKey },
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (!response.ok) {
        reason = `status ${response.status}${await messageOf(response)}`;
        continue;
      }
      const { acl } = answerSchema.parse(await response.json());
      const rights = acl.filter((right) => !ALLOWED_RIGHTS.has(right));
      return rights.length > 0 ? { result: "dangerous", rights } : { result: "safe" };
    } catch (error) {
      reason = error instanceof z.ZodError ? "an answer without rights" : describe(error);
    }
  }
  return { result: "unknown", reason };
}

/** Algolia's own words, such as that there is no such key. */
async function messageOf(response: Response): Promise<string> {
  const answer = z.object({ message: z.string() }).safeParse(await response.json().catch(() => null));
  return answer.success ? `, ${answer.data.message}` : "";
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
