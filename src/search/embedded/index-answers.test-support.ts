import { beforeEach, vi } from "vitest";
import { INDEX_VERSION, manifestUrl } from "../../model/search/search-files";
import type { SearchIndexFile } from "../../model/search/search-index";
import { splitIndex } from "../../model/search/search-outline";

export const base = "https://docs.example/base";
export const location = { base, language: "en" };
export const files = {
  outline: "/search/outline-0123456789abcdef.json",
  texts: "/search/texts-0123456789abcdef.json",
};
const file: SearchIndexFile = {
  version: INDEX_VERSION,
  synonyms: [],
  pages: [
    {
      path: "/quotas/",
      title: "Quotas",
      group: "Docs",
      language: "en",
      docsTag: "default",
      kind: "docs",
      product: "Docs",
      keywords: null,
      weight: 50,
      entries: [
        [0, "About quotas."],
        [0, "A text about limits."],
      ],
    },
  ],
};
export const { outline, texts } = splitIndex(file);
export const query = { indexName: "docs", query: "quotas" };

/** For tests: the responses to requests for the files of an index, by address. */
export const answers: Record<string, () => Response> = {};
export const asked = vi.fn<(url: string, options?: RequestInit) => void>();

/** Answers requests for the files of an index in each test of a file: first with whole files. */
export function answerRequests(): void {
  beforeEach(() => {
    for (const url of Object.keys(answers)) Reflect.deleteProperty(answers, url);
    Object.assign(answers, {
      [base + manifestUrl]: () =>
        Response.json({ version: INDEX_VERSION, indexes: { en: files }, records: 1 }),
      [base + files.outline]: () => Response.json(outline),
      [base + files.texts]: () => Response.json(texts),
    });
    asked.mockClear();
    vi.stubGlobal("fetch", (url: string, options?: RequestInit) => {
      asked(url, options);
      const answer = answers[url];
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("Failed to fetch"));
    });
  });
}
