import { describe, expect, it, vi } from "vitest";
import { INDEX_VERSION, manifestUrl } from "../../model/search/search-files";
import { SearchResponseError, SearchUnreachableError } from "../provider";
import { createEmbeddedProvider } from "./embedded-provider";
import {
  answerRequests,
  answers,
  asked,
  base,
  files,
  location,
  outline,
  query,
  texts,
} from "./index-answers.test-support";
import { createSearchService } from "./search-service";

answerRequests();

describe("the index", () => {
  it("is requested once, with the manifest bypassing the cache", async () => {
    const service = createSearchService(location);
    const [one, other] = await Promise.all([
      service.search([query]),
      service.search([query]),
      service.load(),
    ]);
    expect(one[0]?.hits[0]?.url).toBe("/quotas/");
    expect(other).toHaveLength(1);
    expect(asked.mock.calls).toEqual([
      [base + manifestUrl, { cache: "no-cache" }],
      [base + files.outline, undefined],
      [base + files.texts, undefined],
    ]);
  });

  it("is the one for the reader's language", async () => {
    const arabic = { outline: "/search/outline-00000000000000aa.json", texts: "/search/texts-00aa.json" };
    const indexes = { en: files, ar: arabic };
    answers[base + manifestUrl] = () => Response.json({ version: INDEX_VERSION, indexes, records: 2 });
    answers[base + arabic.outline] = () => Response.json(outline);
    await createSearchService({ base, language: "ar" }).load();
    expect(asked.mock.calls.map(([url]) => url)).toEqual(
      [manifestUrl, arabic.outline, arabic.texts].map((path) => base + path),
    );
  });

  it("is requested again after a failure, with the current manifest", async () => {
    const service = createSearchService(location);
    const moved = { ...files, outline: "/search/outline-fedcba9876543210.json" };
    Reflect.deleteProperty(answers, base + files.outline);
    await expect(service.load()).rejects.toThrow(SearchUnreachableError);
    answers[base + manifestUrl] = () =>
      Response.json({ version: INDEX_VERSION, indexes: { en: moved }, records: 1 });
    answers[base + moved.outline] = () => Response.json(outline);
    expect((await service.search([query]))[0]?.nbHits).toBe(1);
  });

  it("answers from the first file until the second one is loaded", async () => {
    const refined = vi.fn();
    const service = createSearchService(location, refined);
    const limits = { ...query, query: "limits" };
    expect((await service.search([limits]))[0]?.nbHits).toBe(0);
    await vi.waitFor(() => expect(refined).toHaveBeenCalledOnce());
    expect((await service.search([limits]))[0]?.hits[0]?.content).toBe("A text about limits.");
  });

  it("uses a prefetched index, once", async () => {
    const early = { files, outline: JSON.stringify(outline) };
    await createSearchService(location, undefined, early).load();
    expect(asked.mock.calls.map(([url]) => url)).toEqual([base + files.texts]);
    const service = createSearchService(location, undefined, { files, outline: "<html>" });
    await expect(service.load()).rejects.toThrow(SearchResponseError);
    await service.load();
  });

  it.each([
    ["is missing", () => new Response("gone", { status: 404 })],
    ["is cut off", () => new Response(JSON.stringify(texts).slice(0, -9))],
    ["is of another version", () => Response.json({ ...texts, version: 1 })],
    ["lacks the keywords", () => Response.json({ ...texts, keywords: undefined })],
    ["belongs to other pages", () => Response.json({ ...texts, pages: [] })],
    ["is a page", () => new Response("<!doctype html>")],
  ])("answers from the first file if the second one %s, and tries again", async (_, answer) => {
    answers[base + files.texts] = answer;
    const refined = vi.fn();
    const service = createSearchService(location, refined);
    expect((await service.search([query]))[0]?.nbHits).toBe(1);
    expect(await service.sections({ question: "quotas", facetFilters: [], count: 1 })).toHaveLength(1);
    answers[base + files.texts] = () => Response.json(texts);
    await vi.waitFor(
      async () => {
        await service.search([query]);
        expect(refined).toHaveBeenCalledOnce();
      },
      { timeout: 5000 },
    );
  });

  it("holds all queries until the first file arrives, however long that takes, and then answers them", async () => {
    let release: (answer: Response) => void = () => undefined;
    const held = new Promise<Response>((resolve) => (release = resolve));
    const fetchAtOnce = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string) => (url === base + files.outline ? held : fetchAtOnce(url)));
    const service = createSearchService(location);
    const waiting = ["q", "quo", "quotas"].map((typed) => service.search([{ ...query, query: typed }]));
    release(Response.json(outline));
    const answered = await Promise.all(waiting);
    expect(answered.map(([answer]) => [answer?.query, answer?.nbHits])).toEqual([
      ["q", 1],
      ["quo", 1],
      ["quotas", 1],
    ]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["the host can't be reached", {}, SearchUnreachableError],
    ["there is none", { [manifestUrl]: () => new Response("gone", { status: 404 }) }, SearchUnreachableError],
    [
      "a page stands in its place",
      { [manifestUrl]: () => new Response("<!doctype html>") },
      SearchResponseError,
    ],
    ["the manifest names none", { [manifestUrl]: () => Response.json({}) }, SearchResponseError],
    [
      "the manifest names none of the language",
      { [manifestUrl]: () => Response.json({ indexes: { ar: files } }) },
      SearchResponseError,
    ],
    [
      "the first file is missing",
      {
        [manifestUrl]: () => Response.json({ indexes: { en: files } }),
        [files.outline]: () => new Response("gone", { status: 404 }),
      },
      SearchUnreachableError,
    ],
    [
      "the first file is cut off",
      {
        [manifestUrl]: () => Response.json({ indexes: { en: files } }),
        [files.outline]: () => new Response(JSON.stringify(outline).slice(0, -9)),
      },
      SearchResponseError,
    ],
    ["the manifest is no object", { [manifestUrl]: () => Response.json(null) }, SearchResponseError],
    [
      "it is of another version",
      {
        [manifestUrl]: () => Response.json({ indexes: { en: files } }),
        [files.outline]: () => Response.json({ version: 0, pages: [] }),
      },
      SearchResponseError,
    ],
  ])("can't be used if %s", async (_, given, expected) => {
    for (const url of Object.keys(answers)) Reflect.deleteProperty(answers, url);
    for (const [path, answer] of Object.entries(given)) answers[base + path] = answer;
    await expect(createSearchService(location).search([query])).rejects.toThrow(expected);
  });
});

describe("the provider", () => {
  it("prepares by loading, and reports a failure only when someone searches", async () => {
    Reflect.deleteProperty(answers, base + manifestUrl);
    const provider = createEmbeddedProvider((onRefined) => createSearchService(location, onRefined));
    provider.prepare();
    await expect(provider.search([query])).rejects.toThrow(SearchUnreachableError);
  });

  it("answers each query in order", async () => {
    const provider = createEmbeddedProvider((onRefined) => createSearchService(location, onRefined));
    const { results } = await provider.search([{ ...query, query: "nothing" }, query]);
    expect(results.map(({ query: asked, nbHits }) => [asked, nbHits])).toEqual([
      ["nothing", 0],
      ["quotas", 1],
    ]);
  });
});
