import type { Algoliasearch } from "algoliasearch";
import { algoliaHost } from "../../../model/search/algolia-host";

interface ClientOptions {
  appId: string;
  apiKey: string;
  /** Replace Algolia's own hosts. */
  hosts?: readonly string[] | undefined;
  /** The timeout for each host, in milliseconds. */
  timeout: number;
}

/**
 * Algolia's client, which is loaded only if a build uses it. If a host can't be reached or fails, the client tries the next
 * one.
 */
export async function createAlgoliaClient({
  appId,
  apiKey,
  hosts,
  timeout,
}: ClientOptions): Promise<Algoliasearch> {
  const { algoliasearch } = await import("algoliasearch");
  return algoliasearch(appId, apiKey, {
    timeouts: { connect: timeout, read: timeout, write: timeout },
    ...(hosts && { hosts: hosts.map(algoliaHost) }),
  });
}

/**
 * Describes why a request failed, without its headers, because they contain the key.
 * @example "status 403, Invalid Application-ID or API key"
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!("status" in error)) return error.message;
  const isHtml = error.message.startsWith("<");
  return `status ${String(error.status)}${error.message === "" || isHtml ? "" : `, ${error.message}`}`;
}
