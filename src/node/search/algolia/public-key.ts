import { createAlgoliaClient, failureReason } from "./algolia-client";

/** The only permission that the key in readers' browsers can have. */
const ALLOWED = "search";
const TIMEOUT = 5000;

/** Algolia's information about a key. */
export type KeyCheck =
  | { result: "safe" }
  /** `rights` are the permissions that the key must not have. */
  | { result: "dangerous"; rights: string[] }
  /** Algolia couldn't be reached, or didn't return the permissions. */
  | { result: "unknown"; reason: string };

/**
 * Requests the permissions of a key from Algolia. Every key can read its own permissions.
 * @param appId the application
 * @param apiKey the key used in readers' browsers
 * @param hosts replace Algolia's own hosts
 */
export async function checkPublicKey(
  appId: string,
  apiKey: string,
  hosts?: readonly string[],
): Promise<KeyCheck> {
  try {
    const client = await createAlgoliaClient({ appId, apiKey, hosts, timeout: TIMEOUT });
    const { acl } = (await client.getApiKey({ key: apiKey })) as { acl?: unknown };
    if (!Array.isArray(acl))
      return { result: "unknown", reason: "the response doesn't include the key's permissions" };
    const rights = acl.map(String).filter((right) => right !== ALLOWED);
    return rights.length > 0 ? { result: "dangerous", rights } : { result: "safe" };
  } catch (error) {
    return { result: "unknown", reason: failureReason(error) };
  }
}
