import { beforeEach, describe, expect, it, vi } from "vitest";
import { INDEX_VERSION, manifestUrl } from "../../model/search/search-files";
import { SearchEngine } from "../engine/search-engine";
import { SearchResponseError } from "../provider";
import { indexOf, shards } from "../sharded/sharded-index.test-support";
import { answerRequests, answers, asked, base, location } from "./index-answers.test-support";
import { createSearchService } from "./search-service";

answerRequests();

const index = indexOf(18);
const { outline, files } = shards(index);
const addresses = {
  outline: "/search/outline-00000000000000aa.json",
  texts: "/search/texts-00000000000000bb/",
};
const query = { indexName: "docs", query: "broker lag" };
const expected = new SearchEngine(index).search(query).hits;
const fetched = (kind: string) => asked.mock.calls.filter(([url]) => url.includes(`/${kind}-`));

beforeEach(() => {
  Object.assign(answers, {
    [base + manifestUrl]: () =>
      Response.json({ version: INDEX_VERSION, indexes: { en: addresses }, records: 1 }),
    [base + addresses.outline]: () => Response.json(outline),
  });
  for (const [name, file] of files) answers[base + addresses.texts + name] = () => Response.json(file);
});

/** Asks until the answer comes from the full text. */
async function refinedHits(service: ReturnType<typeof createSearchService>) {
  return vi.waitFor(
    async () => {
      const [answer] = await service.search([query]);
      expect(answer?.hits).toEqual(expected);
    },
    { timeout: 6000, interval: 300 },
  );
}

describe("the index of a large site", () => {
  it("answers from the titles, then from the files that the query needs", async () => {
    const refined = vi.fn();
    const service = createSearchService(location, refined);
    await service.load();
    expect(asked).toHaveBeenCalledTimes(2);
    expect((await service.search([query]))[0]?.hits).not.toEqual(expected);
    await vi.waitFor(() => expect(refined).toHaveBeenCalledOnce());
    expect((await service.search([query]))[0]?.hits).toEqual(expected);
    expect(asked.mock.calls.length).toBeLessThan(files.size);
  });

  it("requests nothing for a query that was replaced while it was typed", async () => {
    const refined = vi.fn();
    const service = createSearchService(location, refined);
    await service.search([{ ...query, query: "certificate rotate" }]);
    await service.search([query]);
    await vi.waitFor(() => expect(refined).toHaveBeenCalledOnce());
    const names = new Set(asked.mock.calls.map(([url]) => url));
    expect(names.size).toBe(asked.mock.calls.length);
    expect((await service.search([query]))[0]?.hits).toEqual(expected);
  });

  it("answers questions from the full text", async () => {
    const wanted = { question: "How do I reset offsets?", facetFilters: [], count: 3 };
    const sections = await createSearchService(location).sections(wanted);
    expect(sections).toEqual(new SearchEngine(index).sections(wanted));
  });

  describe.each(["terms", "page"])("answers from the titles where a file with %s", (kind) => {
    it.each([
      ["is missing", () => new Response("gone", { status: 404 })],
      ["is cut off", (text: string) => new Response(text.slice(0, -9))],
      ["is of another version", () => Response.json({ version: 1, terms: [], page: { entries: [] } })],
      ["is a page", () => new Response("<!doctype html>")],
    ])("%s, and tries again", async (_, answer) => {
      for (const [name, file] of files)
        if (name.startsWith(kind))
          answers[base + addresses.texts + name] = () => answer(JSON.stringify(file));
      const service = createSearchService(location);
      const fromTitles = (await service.search([query]))[0];
      await vi.waitFor(() => expect(fetched(kind).length).toBeGreaterThan(0));
      const wanted = { question: "broker lag", facetFilters: [], count: 3 };
      expect(await service.sections(wanted)).not.toHaveLength(0);
      expect((await service.search([query]))[0]?.hits).toEqual(fromTitles?.hits);
      for (const [name, file] of files) answers[base + addresses.texts + name] = () => Response.json(file);
      await refinedHits(service);
    });
  });

  it("can't be used without its list of files", async () => {
    answers[base + addresses.outline] = () =>
      Response.json({ ...outline, directory: { firstTerms: [], sizes: null } });
    await expect(createSearchService(location).search([query])).rejects.toThrow(SearchResponseError);
  });
});
