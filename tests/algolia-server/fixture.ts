import { AlgoliaServer } from "./server";

/** What the fixture site `algolia` is configured with; its scripts hold the ports, so these can't be any free ones. */
export const APP_ID = "TESTAPP";
export const SEARCH_KEY = "search-only-key";
export const PUSH_KEY = "key-that-may-write";
/** May write, and has got into a configuration. */
export const CARELESS_KEY = "careless-key";
const PORTS = [8531, 8532];

/** What a push needs, no more. */
const PUSH_RIGHTS = ["addObject", "deleteObject", "browse", "settings", "editSettings"];

/**
 * A server with the application, keys and hosts of the fixture site `algolia`.
 * @param ports others than the site's, for tests that run beside those of the site
 */
export function createFixtureServer(ports: readonly number[] = PORTS): AlgoliaServer {
  return new AlgoliaServer({
    ports,
    appId: APP_ID,
    keys: { [SEARCH_KEY]: ["search"], [CARELESS_KEY]: ["search", "addObject"], [PUSH_KEY]: PUSH_RIGHTS },
  });
}

/** The environment of a build that pushes to the server. */
export function pushEnvironment(server: AlgoliaServer): Record<string, string> {
  return {
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_ADMIN_KEY: PUSH_KEY,
    ALGOLIA_HOSTS: server.hosts.map(({ url }) => url).join(","),
  };
}
