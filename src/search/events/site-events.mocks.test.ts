import { beforeEach, expect, test, vi } from "vitest";

const reader = { allows: true, refuses: false };
vi.mock("../../consent/consent-store", () => ({ isAllowed: () => reader.allows }));
vi.mock("../../consent/do-not-track", () => ({ isTrackingRefused: () => reader.refuses }));
vi.mock("../../site/configuration", () => ({
  siteConfig: { search: { provider: "algolia", events: true, appId: "APP", apiKey: "public" } },
}));

const beacon = vi.fn<(url: string, body: string) => boolean>(() => true);

beforeEach(() => {
  beacon.mockClear();
  Object.assign(reader, { allows: true, refuses: false });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { sendBeacon: beacon });
});

/** Opens the second hit of a search's results. */
async function openSecondHit(): Promise<void> {
  const { siteEvents } = await import("./site-events");
  const events = siteEvents();
  const hits = ["/a/", "/b/"].map((url) => ({ objectID: url, url }));
  const answer = { hits, index: "docs", queryID: "query", page: 0, hitsPerPage: 20 };
  events.viewed(answer);
  events.opened(answer, "/b/");
  events.flush();
}

test("views and clicks are sent to Algolia's events host without an identity", async () => {
  await openSecondHit();
  expect(beacon.mock.calls.map(([url]) => new URL(url).host)).toEqual([
    "insights.algolia.io",
    "insights.algolia.io",
  ]);
  expect(beacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown)).toMatchObject([
    { events: [{ eventType: "click", positions: [2], userToken: expect.stringMatching(/^anonymous-/) }] },
    { events: [{ eventType: "view", objectIDs: ["/a/", "/b/"] }] },
  ]);
});

test.each([
  ["that the reader hasn't allowed", { allows: false }],
  ["from a browser that asks not to be tracked", { refuses: true }],
])("nothing is sent %s", async (_name, wishes) => {
  Object.assign(reader, wishes);
  await openSecondHit();
  expect(beacon).not.toHaveBeenCalled();
});
