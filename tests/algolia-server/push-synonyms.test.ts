import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { APP_ID, createFixtureServer, PUSH_KEY, SEARCH_KEY } from "./fixture";
import type { AlgoliaServer } from "./server";
import { pushSynonyms } from "../../src/node/search/algolia/push-synonyms";

const reporter = { info: vi.fn(), panicOnBuild: vi.fn() };
let server: AlgoliaServer;

beforeEach(async () => {
  server = createFixtureServer([0, 0]);
  await server.start();
  vi.clearAllMocks();
});
afterEach(() => server.stop());

const target = (adminKey = PUSH_KEY) => ({
  target: { appId: APP_ID, adminKey, indexName: "docs", hosts: server.hosts.map(({ url }) => url) },
});
const stored = () => [...(server.store.indexes.get("docs")?.synonyms.values() ?? [])];

test("a push replaces the synonyms of a previous push", async () => {
  await pushSynonyms(reporter, target(), [
    ["delete", "remove"],
    ["tls", "ssl"],
  ]);
  await pushSynonyms(reporter, target(), [["tls", "ssl"]]);
  expect(stored()).toEqual([{ objectID: "tls", type: "synonym", synonyms: ["tls", "ssl"] }]);
  expect(reporter.info).toHaveBeenLastCalledWith("Pushed 1 groups of synonyms to Algolia");
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
});

test("a build that doesn't push sends nothing", async () => {
  await pushSynonyms(reporter, { target: null }, [["tls", "ssl"]]);
  expect(server.requests).toEqual([]);
});

test("if a host is down, the next one is asked", async () => {
  await server.hosts[0]?.refuse();
  await pushSynonyms(reporter, target(), [["tls", "ssl"]]);
  expect(stored()).toHaveLength(1);
});

test("a key without permission stops the build with Algolia's reason and without the key", async () => {
  await pushSynonyms(reporter, target(SEARCH_KEY), [["tls", "ssl"]]);
  expect(reporter.panicOnBuild).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^The synonyms couldn't be pushed to Algolia: status 403, .*not allowed/),
  );
  expect(JSON.stringify(reporter.panicOnBuild.mock.calls)).not.toContain(SEARCH_KEY);
  expect(server.requests).toHaveLength(1);
});

test("if no host answers, the build stops", async () => {
  await Promise.all(server.hosts.map((host) => host.refuse()));
  await pushSynonyms(reporter, target(), [["tls", "ssl"]]);
  expect(reporter.panicOnBuild).toHaveBeenCalledOnce();
});
