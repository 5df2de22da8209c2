import { describe, expect, test } from "vitest";
import { matchEnd, matchStart } from "../../src/search/hits/highlight";
import { ask, engineOf, urlsOf } from "../../src/search/engine/index-fixture.test-support";
import { limitQuery } from "../../src/search/limit-query";

describe("eng-cjk-12", () => {
  const engine = engineOf({
    Broker: ["请设置 Kafka"],
    Gateway: ["ゲートウェイの設定を変更する。"],
    설정하기: ["클러스터 설정을 바꾼다."],
    ไทย: ["เปลี่ยนการตั้งค่าของโบรกเกอร์"],
    English: ["Set the broker up."],
  });

  test.each([
    ["设置", "/broker/"],
    ["请设置", "/broker/"],
    // Variants: other scripts without spaces between words, including in the middle of a sentence.
    ["設定", "/gateway/"],
    ["ウェイ", "/gateway/"],
    ["ตั้งค่า", "/ไทย/"],
    ["设置 kafka", "/broker/"],
  ])("eng-cjk-12: %s is found within a sentence", (query, url) => {
    expect(urlsOf(engine, query)).toEqual([url]);
  });

  // Korean has spaces between words, so its words are found by their beginnings, like those in Latin scripts.
  test("eng-cjk-12, variant: a Korean word is found by its beginning", () => {
    expect(urlsOf(engine, "클러")).toEqual(["/설정하기/"]);
  });

  test.each(["置设", "请", "設", "设定", "设".repeat(64)])(
    "eng-cjk-12, variant: %s causes no errors, whether it is found or not",
    (query) => {
      const { hits, nbHits } = ask(engine, query);
      expect(hits).toHaveLength(nbHits ?? -1);
      expect(urlsOf(engine, query)).not.toContain("/english/");
    },
  );
});

describe("ui-snippet-xss-07", () => {
  const engine = engineOf({
    Markup: [
      "`<img src=x onerror=alert(1)> wallaby",
      "## Text",
      "A <b>wallaby</b> &amp; its </mark><script>.",
    ],
    [`Signs ${matchStart}of${matchEnd} ours`]: ["wallaby"],
  });

  test.each([
    ["code", "<img src=x onerror=alert(1)> wallaby"],
    ["a text with tags and entities", "A <b>wallaby</b> &amp; its </mark><script>."],
  ])(
    "ui-snippet-xss-07: the snippet of %s contains the text unchanged, with signs only around the match",
    (_of, text) => {
      const options = {
        attributesToSnippet: ["content:10"],
        highlightPreTag: matchStart,
        highlightPostTag: matchEnd,
      };
      const hit = ask(engine, "wallaby", options).hits.find(({ content }) => content === text);
      const snippet = hit?._snippetResult as { content: { value: string } } | undefined;
      const marked = `${matchStart}wallaby${matchEnd}`;
      expect(snippet?.content.value).toContain(marked);
      expect(text).toContain(snippet?.content.value.replace(marked, "wallaby").replaceAll("…", "").trim());
    },
  );
});

describe("eng variants", () => {
  test.each([
    ["GATEWAY_SSL_KEY_STORE_PATH", "/variables/"],
    ["ssl key store", "/variables/"],
    ["key_store_path", "/variables/"],
    ["ssl.keystore.location", "/properties/"],
    ["keystore location", "/properties/"],
  ])("eng-env-02, variant: %s", (query, url) => {
    const names = engineOf({
      "Key sizing": ["A store of keys has a path.", "Keys are kept in a store."],
      Variables: ["GATEWAY_SSL_KEY_STORE_PATH names the file."],
      Properties: ["Clients need ssl.keystore.location for it."],
    });
    expect(urlsOf(names, query)[0]).toBe(url);
  });

  test.each(["sql", "topic", "virtualsql", "SQLTopic"])(
    "eng-camel-04, variant: %s finds VirtualSQLTopic",
    (query) => {
      const engine = engineOf({ Kinds: ["The kind is VirtualSQLTopic."], Other: ["Nothing."] });
      expect(urlsOf(engine, query)).toEqual(["/kinds/"]);
    },
  );

  test.each([
    ["Größe", "grosse"],
    ["naïve façade", "naive facade"],
    ["Åland", "A\u030aland"],
    ["résumé", "RESUME"],
  ])("eng-accent-06, variant: %s and %s", (text, query) => {
    const found = urlsOf(engineOf({ Page: [text] }), query);
    // `ß` is a separate letter, not an accent: it is found as `ß` and as `ss` or not at all, but never causes an error.
    if (text === "Größe") expect(found.length).toBeLessThanOrEqual(1);
    else expect(found).toEqual(["/page/"]);
  });

  test.each([
    ["tls", ["TLS", "TLSv1", "Listeners"]],
    ["log", ["Log", "Logging", "Blog"]],
  ])("eng-rank-09, variant: the page named %s comes before longer words", (query, titles) => {
    const engine = engineOf(Object.fromEntries(titles.toReversed().map((title) => [title, ["Text."]])));
    expect(urlsOf(engine, query)[0]).toBe(`/${query}/`);
  });

  test.each([
    ["kubernets", "/kubernetes/"],
    ["partittion", "/partitions/"],
    ["certifcate", "/certificates/"],
  ])("eng-typo-11, variant: %s", (query, url) => {
    const engine = engineOf({ Kubernetes: [], Partitions: [], Certificates: [], Other: ["Nothing."] });
    expect(urlsOf(engine, query)).toEqual([url]);
  });

  test.each([
    ["one language", ["language:en"], ["/a/"]],
    ["another language and an old version", ["language:ar", "docsTag:docs-b-1.0"], ["/b/"]],
    ["a language and another one's version", ["language:en", "docsTag:docs-b-1.0"], []],
    ["either of two versions", [["docsTag:docs-b-1.0", "docsTag:docs-c-current"]], ["/b/", "/c/"]],
    ["a tag that begins like another one", ["docsTag:docs-b-1"], []],
  ])("rec-facets-10, variant: %s", (_of, facetFilters, urls) => {
    const engine = engineOf({
      A: ["zebra"],
      B: { content: ["zebra"], language: "ar", docsTag: "docs-b-1.0" },
      C: { content: ["zebra"], language: "ar", docsTag: "docs-c-current" },
    });
    expect(urlsOf(engine, "zebra", { facetFilters }).toSorted()).toEqual(urls);
  });
});

test.each([
  ["a paste", "a".repeat(200), "a".repeat(64)],
  ["an emoji across the end", `${"a".repeat(63)}🦓`, "a".repeat(63)],
  ["variant: half an emoji at the start", `\udd93${"a".repeat(70)}`, "a".repeat(63)],
  ["variant: a family of emojis, joined", "👩‍👩‍👧‍👦".repeat(20), null],
])("ui-maxlen-09: at most 64 units of %s are kept, and no character is cut in half", (_of, text, kept) => {
  const query = limitQuery(text);
  expect(query.length).toBeLessThanOrEqual(64);
  expect(query.isWellFormed()).toBe(true);
  if (kept !== null) expect(query).toBe(kept);
  expect(() => ask(engineOf({ A: [] }), query)).not.toThrow();
});
