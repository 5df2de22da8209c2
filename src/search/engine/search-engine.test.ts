import { describe, expect, it } from "vitest";
import { ask, engineOf, urlsOf } from "./index-fixture.test-support";

const engine = engineOf({
  Gateway: { content: ["A proxy for Kafka.", "## Limits", "Set the limit of <b>partitions</b> & topics."] },
  Console: {
    content: ["A limit of users."],
    product: "Console",
    group: "Console",
    docsTag: "docs-console-current",
  },
  FAQ: { content: ["Is there a limit?"], kind: "faq", product: null, group: "FAQ", docsTag: "default" },
});

describe("sections", () => {
  it("are below the beginning of the page for a question, whose keywords the beginning matches, but not for one word", () => {
    const content = ["About it.", "## Export", "Save a diagram as a picture."];
    const diagrams = engineOf({ Diagrams: { keywords: "save, picture, chart", content } });
    const urls = (question: string) =>
      diagrams.sections({ question, facetFilters: [], count: 1 }).map(({ url }) => url);
    expect(urls("How can I save a diagram as a chart?")).toEqual(["/diagrams/#export"]);
    expect(urls("diagrams")).toEqual(["/diagrams/"]);
  });
});

describe("answers", () => {
  it("have Algolia's form", () => {
    expect(ask(engine, "limit users", { facets: ["kind"] })).toMatchObject({
      query: "limit users",
      index: "docs",
      page: 0,
      nbPages: 1,
      nbHits: 3,
      hitsPerPage: 20,
      facets: { kind: { docs: 2, faq: 1 } },
      params: "query=limit+users&page=0&hitsPerPage=20",
    });
    expect(ask(engine, "limit").processingTimeMS).toBeGreaterThanOrEqual(0);
    expect(ask(engine, "limit")).not.toHaveProperty("facets");
  });

  it("have complete records as hits", () => {
    expect(ask(engine, "partitions").hits[0]).toMatchObject({
      objectID: expect.stringMatching(/^\/gateway\/#limits~content~\w+$/),
      hierarchy: { lvl0: "Gateway", lvl1: "Gateway", lvl2: "Limits", lvl3: null },
      content: "Set the limit of <b>partitions</b> & topics.",
      type: "content",
      code: false,
      url: "/gateway/#limits",
      weight: { page: 50, level: 10, position: 1 },
    });
  });

  it("have only the requested attributes and the objectID", () => {
    const [hit] = ask(engine, "users", {
      attributesToRetrieve: ["hierarchy.lvl1", "url"],
      attributesToHighlight: [],
    }).hits;
    expect(hit).toEqual({
      objectID: expect.stringMatching(/^\/console\/~content~\w+$/),
      hierarchy: { lvl1: "Console" },
      url: "/console/",
      _highlightResult: {},
      _snippetResult: {},
    });
  });

  it("are divided into pages", () => {
    const all = urlsOf(engine, "limit");
    expect(all.length).toBeGreaterThan(2);
    const pages = [0, 1, 2, 3].map((page) => ask(engine, "limit", { page, hitsPerPage: 2 }));
    expect(pages.flatMap(({ hits }) => hits.map(({ url }) => url))).toEqual(all);
    expect(pages[0]).toMatchObject({
      nbHits: all.length,
      nbPages: Math.ceil(all.length / 2),
      hitsPerPage: 2,
    });
    expect(pages[3]).toMatchObject({ page: 3, hits: [] });
  });

  it("can include counts without hits", () => {
    expect(ask(engine, "limit", { hitsPerPage: 0 })).toMatchObject({ hits: [], nbPages: 0 });
    expect(ask(engine, "limit", { hitsPerPage: 0 }).nbHits).toBeGreaterThan(0);
  });

  it("to an empty query are all pages, sorted by weight", () => {
    const some = engineOf({ B: { weight: 10 }, A: {}, C: {} });
    expect(urlsOf(some, "")).toEqual(["/a/", "/c/", "/b/"]);
    expect(urlsOf(engine, "", { facetFilters: ["kind:faq"] })).toEqual(["/faq/"]);
  });
});

describe("facet filters", () => {
  it.each([
    [["kind:faq"], ["/faq/"]],
    [["kind:-docs"], ["/faq/"]],
    [["-kind:docs"], ["/faq/"]],
    [[["kind:faq", "product:Console"]], ["/console/", "/faq/"]],
    [[["kind:faq", "product:Console"], "language:en", "docsTag:default"], ["/faq/"]],
    [["hierarchy.lvl0:Console"], ["/console/"]],
    [["kind:faq", "kind:docs"], []],
    [["language:de"], []],
    [["nothing:at all"], []],
  ])("%j", (facetFilters, urls) => {
    const found = new Set(urlsOf(engine, "limit", { facetFilters }));
    expect([...found].sort()).toEqual(urls);
  });

  it("rec-facets-10: filters that every record passes change nothing, and a different tag has no results", () => {
    const tags = ["docs-gateway-current", "docs-console-current", "default"].map((tag) => `docsTag:${tag}`);
    expect(urlsOf(engine, "limit", { facetFilters: ["language:en", tags] })).toEqual(urlsOf(engine, "limit"));
    expect(urlsOf(engine, "limit", { facetFilters: ["docsTag:docs-gateway-1.0"] })).toEqual([]);
  });

  it("are counted over all hits, not only those on the page", () => {
    const { facets } = ask(engine, "limit", { facets: ["kind", "product"], hitsPerPage: 1 });
    expect(facets).toMatchObject({ kind: { faq: 1 }, product: { Console: 1 } });
    expect(facets?.product).not.toHaveProperty("null");
    expect(Object.keys(ask(engine, "limit", { facets: ["*"] }).facets ?? {})).toContain("docsTag");
  });
});
