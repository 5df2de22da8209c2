import { describe, expect, it } from "vitest";
import type { SearchQuery } from "../../provider";
import { ask, engineOf } from "../index-fixture.test-support";

interface Marked {
  value: string;
  matchLevel: string;
  matchedWords?: string[];
  fullyHighlighted?: boolean;
}

/** The highlighting in the first hit of a text. */
function marked(text: string, query: string, options: Partial<SearchQuery> = {}) {
  const [hit] = ask(engineOf({ Page: [text] }), query, options).hits;
  const highlight = hit?._highlightResult as unknown as {
    content: Marked;
    hierarchy: Record<string, Marked>;
  };
  const snippet = hit?._snippetResult as unknown as { content?: Marked; hierarchy?: Record<string, Marked> };
  return { highlight, snippet };
}

const highlighted = (text: string, query: string) => marked(text, query).highlight.content.value;
const snippet = (text: string, query: string, words: number) =>
  marked(text, query, { attributesToSnippet: [`content:${words}`] }).snippet.content?.value;

describe("highlighting", () => {
  it.each([
    ["Set the limit, then limit it.", "limit", "Set the <em>limit</em>, then <em>limit</em> it."],
    ["Interceptors of Gateway", "interc", "<em>Interc</em>eptors of Gateway"],
    ["Interceptors of Gateway", "interceptr", "<em>Interceptors</em> of Gateway"],
    ["Rotate all tokens", "token rotation", "<em>Rotate</em> all <em>tokens</em>"],
    ["the ssl.truststore.location of it", "truststore", "the ssl.<em>truststore</em>.location of it"],
    [
      "the ssl.truststore.location of it",
      "ssl.truststore.location",
      "the <em>ssl.truststore.location</em> of it",
    ],
    ["use consumerGroup here", "group", "use consumer<em>Group</em> here"],
    ["Ein Café an der Ecke", "cafe", "Ein <em>Café</em> an der Ecke"],
    ["Ein Cafe\u0301 dort", "cafe", "Ein <em>Cafe\u0301</em> dort"],
    ["我们的配置网关", "配置", "我们的<em>配置</em>网关"],
    ["how is the limit set", "how is the limit", "how is the <em>limit</em> set"],
    ["a 🚀 limit", "limit", "a 🚀 <em>limit</em>"],
  ])("of %s for %s", (text, query, value) => {
    expect(highlighted(text, query)).toBe(value);
  });

  it("doesn't change the text, like Algolia, and uses the tags from the query", () => {
    const { highlight } = marked("<img src=x onerror=alert(1)> wallaby & co", "wallaby", {
      highlightPreTag: "[",
      highlightPostTag: "]",
    });
    expect(highlight.content.value).toBe("<img src=x onerror=alert(1)> [wallaby] & co");
  });

  it("shows how much of the query a text matches", () => {
    const { highlight } = marked("limit of partitions", "partitions limit");
    expect(highlight.content).toMatchObject({ matchLevel: "full", matchedWords: ["partitions", "limit"] });
    expect(highlight.hierarchy.lvl1).toEqual({ value: "Page", matchLevel: "none", matchedWords: [] });
    expect(marked("limit", "limit").highlight.content).toMatchObject({ fullyHighlighted: true });
    expect(marked("page limit", "page limit").highlight.hierarchy.lvl1).toMatchObject({
      matchLevel: "partial",
    });
  });

  it("includes only existing levels and requested attributes", () => {
    const { highlight } = marked("limit", "limit", { attributesToHighlight: ["hierarchy"] });
    expect(highlight).not.toHaveProperty("content");
    expect(Object.keys(highlight.hierarchy)).toEqual(["lvl0", "lvl1"]);
  });
});

describe("snippets", () => {
  const text = "one two three four five six seven eight limit ten eleven twelve thirteen fourteen";

  it("have the requested number of words, with the match in the middle", () => {
    expect(snippet(text, "limit", 5)).toBe("…seven eight <em>limit</em> ten eleven…");
  });

  it("are the whole text if it isn't longer", () => {
    expect(snippet("Set the limit.", "limit", 5)).toBe("Set the <em>limit</em>.");
  });

  it("have no ellipsis at the beginning or end of the text", () => {
    expect(snippet(text, "one", 3)).toBe("<em>one</em> two three…");
    expect(snippet(`${text}.`, "fourteen", 3)).toBe("…twelve thirteen <em>fourteen</em>.");
  });

  it("show as many of the query's words as possible", () => {
    expect(snippet(`limit ${text} seventeen`, "limit seventeen ten", 12)).toMatch(
      /<em>ten<\/em>.*<em>seventeen<\/em>/,
    );
  });

  it("start at the beginning of the text if nothing in it matches", () => {
    const { snippet: levels } = marked("limit", "limit", {
      attributesToSnippet: ["hierarchy.lvl1:10", "content:3"],
    });
    expect(levels.hierarchy?.lvl1).toEqual({ value: "Page", matchLevel: "none" });
    expect(levels.content).toEqual({ value: "<em>limit</em>", matchLevel: "full" });
  });

  it("have the requested ellipsis, ten words by default, and other attributes on request", () => {
    const options = { attributesToSnippet: ["content"], snippetEllipsisText: " [more]" };
    expect(marked(text, "one", options).snippet.content?.value).toBe(
      "<em>one</em> two three four five six seven eight limit ten [more]",
    );
    expect(marked(text, "one").snippet).toEqual({});
  });
});
