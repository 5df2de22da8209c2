import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { PushTarget } from "../../src/node/search/algolia/algolia-environment";
import { refuseDangerousKey } from "../../src/node/search/algolia/algolia-hooks";
import type { SearchConfig } from "../../src/site/search-schema";
import siteConfig from "../../src/site/site.config";
import { APP_ID, CARELESS_KEY, createFixtureServer, PUSH_KEY, SEARCH_KEY } from "./fixture";

const { provider: _, ...common } = siteConfig.search;
const hosted = { ...common, provider: "algolia", appId: APP_ID, apiKey: SEARCH_KEY, events: false } as const;

/** The messages that a build prints about its public key. */
async function judge(search: SearchConfig, to: PushTarget | null = null) {
  const reporter = { panic: vi.fn(), warn: vi.fn() };
  await refuseDangerousKey(reporter as never, search, { indexName: "docs", target: to, dryRun: false });
  const said = (call: typeof reporter.warn) => call.mock.calls.map(([line]) => String(line));
  return { panics: said(reporter.panic), warnings: said(reporter.warn) };
}

describe("the public key", () => {
  const server = createFixtureServer([0, 0]);
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => server.recover());
  const hosts = () => server.hosts.map(({ url }) => url);

  test("stops even a build that pushes nothing if the key allows more than searching, and lists the additional permissions", async () => {
    const { panics } = await judge({ ...hosted, apiKey: CARELESS_KEY, hosts: hosts() });
    expect(panics).toEqual([expect.stringContaining("allows more than searching: addObject.")]);
    expect(panics[0]).not.toContain(CARELESS_KEY);
    expect(server.takeRequests()).toMatchObject([{ method: "GET", path: `/1/keys/${CARELESS_KEY}` }]);
  });

  test("is checked on the hosts that records are pushed to, if those are different", async () => {
    const search = { ...hosted, apiKey: CARELESS_KEY, hosts: ["http://127.0.0.1:1"] };
    expect(
      (await judge(search, { appId: APP_ID, adminKey: PUSH_KEY, indexName: "docs", hosts: hosts() })).panics,
    ).toHaveLength(1);
  });

  test("that can only search causes no messages", async () => {
    expect(await judge({ ...hosted, hosts: hosts() })).toEqual({ panics: [], warnings: [] });
  });

  test("causes a warning if Algolia rejects the request or can't be reached", async () => {
    const refused = await judge({ ...hosted, apiKey: "unknown", hosts: hosts() });
    expect(refused).toEqual({
      panics: [],
      warnings: [
        "Algolia couldn't confirm that search.apiKey only allows searching: status 403, Invalid Application-ID or API key.",
      ],
    });
    const offline = await judge({ ...hosted, hosts: ["http://127.0.0.1:1"] });
    expect(offline.panics).toEqual([]);
    expect(offline.warnings).toHaveLength(1);
  });

  test("isn't checked if the site uses its own search", async () => {
    expect(await judge(siteConfig.search)).toEqual({ panics: [], warnings: [] });
    expect(server.takeRequests()).toEqual([]);
  });
});
