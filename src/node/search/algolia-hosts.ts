/**
 * Addresses at which an application's index is written and its keys are asked for, without a slash at their end.
 * @param hosts in place of Algolia's own
 * @see https://www.algolia.com/doc/rest-api/search
 */
export function algoliaHosts(appId: string, hosts?: readonly string[]): string[] {
  const own = [`https://${appId}.algolia.net`, `https://${appId}-1.algolianet.com`];
  return (hosts ?? own).map((host) => host.replace(/\/$/, ""));
}
