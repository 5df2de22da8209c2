import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { SearchApiError, SearchResponseError, SearchUnreachableError, type SearchQuery } from "../provider";
import { createAlgoliaProvider, mergeParameters, type AlgoliaConfig } from "./algolia-provider";

const CLOSED = "http://127.0.0.1:1";
const RESULTS = JSON.stringify({ results: [{ hits: [], nbHits: 0 }] });

function config(changes: Partial<AlgoliaConfig>): AlgoliaConfig {
  return {
    provider: "algolia",
    indexName: "docs",
    contextualSearch: true,
    searchPagePath: null,
    resultsPerGroup: 5,
    hitsPerPage: 20,
    suggestions: [],
    missingResultsUrl: null,
    externalUrlRegex: null,
    appId: "APP",
    apiKey: "search-key",
    events: false,
    ...changes,
  };
}

async function startHost(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(body);

async function failureOf(hosts: string[]): Promise<unknown> {
  const provider = createAlgoliaProvider(config({ hosts }));
  return provider.search([{ indexName: "docs", query: "kafka" }]).then(
    () => "It answered.",
    (error: unknown) => error,
  );
}

afterEach(() => void vi.useRealTimers());

test.each([{ appId: undefined }, { appId: "" }])(
  "without an application ID it can't be created (%o)",
  (changes) => {
    expect(() => createAlgoliaProvider(config(changes))).toThrow(/^`appId` is missing\.$/);
  },
);

test.each([{ apiKey: undefined }, { apiKey: "" }])("without a key it can't be created (%o)", (changes) => {
  expect(() => createAlgoliaProvider(config(changes))).toThrow(/^`apiKey` is missing\.$/);
});

test("a query is posted with the credentials in the URL and the configured parameters", async () => {
  const asked: { method: string | undefined; url: URL; headers: object; body: unknown }[] = [];
  const host = await startHost((request, response) => {
    void text(request).then((body) => {
      const { method, headers, url = "" } = request;
      asked.push({ method, headers, url: new URL(url, "http://host"), body: JSON.parse(body) });
      response.end(RESULTS);
    });
  });
  const searchParameters = { hitsPerPage: 3, filters: "weight.page > 0" };
  const provider = createAlgoliaProvider(config({ hosts: [`${host}/`], searchParameters }));
  const { results } = await provider.search([{ indexName: "docs", query: "kafka", hitsPerPage: 20 }]);

  expect(results).toEqual([{ hits: [], nbHits: 0 }]);
  expect(asked).toHaveLength(1);
  const { method, url, headers, body } = asked[0]!;
  expect(method).toBe("POST");
  expect(url.pathname).toBe("/1/indexes/*/queries");
  expect(url.searchParams.get("x-algolia-application-id")).toBe("APP");
  expect(url.searchParams.get("x-algolia-api-key")).toBe("search-key");
  expect(JSON.stringify(headers)).not.toContain("search-key");
  expect(body).toEqual({
    requests: [{ indexName: "docs", query: "kafka", hitsPerPage: 20, filters: "weight.page > 0" }],
  });
});

test("if one host is closed and another fails, the next one answers", async () => {
  const failing = await startHost(answering(500, '{"message":"busy"}'));
  const good = await startHost(answering(200, RESULTS));
  const provider = createAlgoliaProvider(config({ hosts: [CLOSED, failing, good] }));
  expect((await provider.search([{ indexName: "docs", query: "kafka" }])).results).toHaveLength(1);
});

test("a failed host is skipped for two minutes and then tried again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let askedFailing = 0;
  const failing = await startHost((request, response) => {
    askedFailing++;
    answering(503, "{}")(request, response);
  });
  const good = await startHost(answering(200, RESULTS));
  const provider = createAlgoliaProvider(config({ hosts: [failing, good] }));
  const ask = (query: string): Promise<unknown> => provider.search([{ indexName: "docs", query }]);

  await ask("first");
  expect(askedFailing).toBe(1);
  vi.advanceTimersByTime(119_000);
  await ask("second");
  expect(askedFailing).toBe(1);
  vi.advanceTimersByTime(2000);
  await ask("third");
  expect(askedFailing).toBe(2);
});

test("if no host answers, search is unreachable", async () => {
  const failing = await startHost(answering(502, "<html>"));
  const error = await failureOf([CLOSED, failing]);
  expect(error).toBeInstanceOf(SearchUnreachableError);
  // DocSearch shows its error screen only for this name.
  expect(error).toMatchObject({ name: "RetryError" });
});

test("a rejection has the status and the server's message", async () => {
  const host = await startHost(
    answering(403, '{"message":"Invalid Application-ID or API key","status":403}'),
  );
  const error = await failureOf([host]);
  expect(error).toBeInstanceOf(SearchApiError);
  expect(error).toMatchObject({ status: 403, message: "Invalid Application-ID or API key" });
});

test.each([
  ["HTML", "<!doctype html><h1>Sign in</h1>"],
  ["JSON that is no answer", '{"status":"ok"}'],
  ["fewer answers than queries", '{"results":[]}'],
  ["an answer without hits", '{"results":[{}]}'],
  ["an answer that is nothing", '{"results":[null]}'],
])("%s can't be parsed", async (_name, body) => {
  const error = await failureOf([await startHost(answering(200, body))]);
  expect(error).toBeInstanceOf(SearchResponseError);
});

test("a query's parameters override configured ones, unless they are missing", () => {
  const query = {
    indexName: "docs",
    query: "kafka",
    hitsPerPage: 20,
    page: undefined,
  } as object as SearchQuery;
  expect(mergeParameters({ hitsPerPage: 3, page: 4 }, query)).toEqual({
    indexName: "docs",
    query: "kafka",
    hitsPerPage: 20,
    page: 4,
  });
});

test.each([
  [["kind:docs"], ["language:en", ["docsTag:default", "docsTag:other"]]],
  ["kind:docs", ["language:en", ["docsTag:default", "docsTag:other"]]],
])("configured facet filters %o apply in addition to the query's filters", (facetFilters, own) => {
  const query = { indexName: "docs", query: "kafka", facetFilters: own };
  expect(mergeParameters({ facetFilters }, query).facetFilters).toEqual(["kind:docs", ...own]);
});
