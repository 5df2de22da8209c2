import { describe, expect, it } from "vitest";
import { ask, engineOf, urlsOf } from "../index-fixture.test-support";

describe("which record comes first", () => {
  it("eng-env-02: the page with the variable, for any spelling of its name", () => {
    const engine = engineOf({
      "Heap sizing": ["Heap sizing is about how much heap a broker gets.", "More heap, fewer pauses."],
      "Start scripts": ["Set KAFKA_HEAP_OPTS before you start the broker."],
    });
    for (const query of ["KAFKA_HEAP_OPTS", "kafka_heap_opts", "HEAP_OPTS", "heap opts", "kafkaHeapOpts"])
      expect(urlsOf(engine, query)[0], query).toBe("/start-scripts/");
  });

  it("eng-camel-04: a page can be found by the words within a name", () => {
    const engine = engineOf({
      Resources: ["The field virtualClusterId names it."],
      Other: ["Nothing of it."],
    });
    for (const query of ["cluster", "virtualcluster", "virtual cluster", "virtual-cluster-id"])
      expect(urlsOf(engine, query), query).toEqual(["/resources/"]);
  });

  it("eng-accent-06: accents make no difference in the query or the text", () => {
    expect(urlsOf(engineOf({ Café: [] }), "cafe")).toHaveLength(1);
    expect(urlsOf(engineOf({ cafe: [] }), "café")).toHaveLength(1);
    expect(urlsOf(engineOf({ cafe: [] }), "cafe\u0301")).toHaveLength(1);
  });

  it("eng-rank-09: the exact word in a title, then in a text, before words that only begin with it", () => {
    const engine = engineOf({
      Aclara: ["A product of another company."],
      ACL: ["Rights of an account."],
      Accounts: ["Grant the account an acl before it connects."],
      SQLite: [],
      SQL: [],
    });
    expect(urlsOf(engine, "acl").slice(0, 2)).toEqual(["/acl/", "/accounts/"]);
    expect(urlsOf(engine, "acl")).toContain("/aclara/");
    expect(urlsOf(engine, "sql")[0]).toBe("/sql/");
  });

  it("eng-typo-11: words with typos are found", () => {
    const engine = engineOf({
      Interceptors: [],
      Authentication: [],
      TLS: ["Mount the truststore."],
      Network: [],
    });
    expect(urlsOf(engine, "interceptr")).toEqual(["/interceptors/"]);
    expect(urlsOf(engine, "autentication")).toEqual(["/authentication/"]);
    expect(urlsOf(engine, "trutsstore")).toEqual(["/tls/"]);
  });

  it("a short word with two letters in the wrong order, before words that are as similar", () => {
    const engine = engineOf({ LDAP: [], Lag: [], Load: ["A lad p."], Alert: [], "Alter a topic": [] });
    expect(urlsOf(engine, "ladp groups")[0]).toBe("/ldap/");
    expect(urlsOf(engine, "alret email")[0]).toBe("/alert/");
    // A word that exists is no typo.
    expect(urlsOf(engine, "lag ")).toEqual(["/lag/"]);
  });

  it("a title before a heading, before a text, before code", () => {
    const engine = engineOf({
      Code: ["`quota: 5"],
      Text: ["There is a quota of five."],
      Heading: ["## Quota"],
      Quota: [],
    });
    expect(urlsOf(engine, "quota")).toEqual(["/quota/", "/heading/#quota", "/text/", "/code/"]);
  });

  it("the literal text of an error before pages about its words", () => {
    const engine = engineOf({
      "Login failed": ["## Authentication", "Enter the password."],
      Docker: ["## Troubleshooting", "password authentication failed · The volume has an older password."],
    });
    expect(urlsOf(engine, "password authentication failed")[0]).toBe("/docker/#troubleshooting");
  });

  it("a page's own record before its headings, and equal records in reading order", () => {
    const engine = engineOf({ Limits: ["First about limits.", "## Limits", "Other about limits."] });
    expect(urlsOf(engine, "limits")[0]).toBe("/limits/");
    const twice = engineOf({ A: ["Set the limit."], B: ["Set the limit."] });
    expect(urlsOf(twice, "limit")).toEqual(["/a/", "/b/"]);
  });

  it("among equal pages, the one with more weight", () => {
    const engine = engineOf({
      Old: { weight: 20, content: ["Set the limit."] },
      New: { content: ["Set the limit."] },
    });
    expect(urlsOf(engine, "limit")).toEqual(["/new/", "/old/"]);
  });

  it("the release that a version refers to", () => {
    const engine = engineOf({
      "Migration guide": ["Before 3.8.1, and since 1.30, the default was another. Version 3.8 changed it."],
      "Console 1.30.0": { weight: 10, kind: "release" },
      "Console 1.3.0": { weight: 10, kind: "release" },
      "Gateway 3.8.1": { weight: 10, kind: "release" },
      "Gateway 3.7.0": { weight: 10, kind: "release" },
    });
    expect(urlsOf(engine, "1.30")[0]).toBe("/console-1-30-0/");
    for (const query of ["v3.8.1", "3.8.1", "gateway 3.8", "3.8 gateway"])
      expect(urlsOf(engine, query)[0], query).toBe("/gateway-3-8-1/");
    expect(urlsOf(engine, "v3.8.1")).not.toContain("/gateway-3-7-0/");
  });
});

describe("which records are found", () => {
  const engine = engineOf({
    "Service accounts": {
      content: ["## Rotate a token", "Issue a new one, then revoke the old."],
      keywords: "credentials",
    },
    Tokens: ["A token ends by itself."],
    "What is an interceptor": ["A plugin."],
  });

  it("first those with all words, in their text or in the headings above", () => {
    expect(urlsOf(engine, "rotate service account token")[0]).toBe("/service-accounts/#rotate-a-token");
    expect(urlsOf(engine, "service account token")[0]).toMatch(/^\/service-accounts\//);
    expect(ask(engine, "rotate token revoke").hits[0]?.url).toBe("/service-accounts/#rotate-a-token");
  });

  it("none that is only below a heading with the word", () => {
    expect(urlsOf(engine, "interceptor")).toEqual(["/what-is-an-interceptor/"]);
  });

  it("those with most of the words, if none has all", () => {
    expect(urlsOf(engine, "rotate a token zebra")[0]).toBe("/service-accounts/#rotate-a-token");
    expect(urlsOf(engine, "zebra")).toEqual([]);
  });

  it("text that begins with the word being typed", () => {
    expect(urlsOf(engine, "interc")).toContain("/what-is-an-interceptor/");
    expect(urlsOf(engine, "to")).toContain("/tokens/");
  });

  it("no stop words if only their first letters were typed", () => {
    expect(urlsOf(engineOf({ A: ["the and then"], B: ["Tokens"] }), "t")).toEqual(["/b/"]);
  });

  it("other forms of a word", () => {
    for (const query of ["tokens", "token", "rotating", "rotation"])
      expect(urlsOf(engine, query), query).toContain("/service-accounts/#rotate-a-token");
  });

  it("the words of a question without its stop words, unless it has no others", () => {
    expect(urlsOf(engine, "how do i rotate a token")[0]).toBe("/service-accounts/#rotate-a-token");
    expect(urlsOf(engine, "what is an")).toContain("/what-is-an-interceptor/");
  });

  it("pages by their keywords", () => {
    expect(urlsOf(engine, "credentials")).toEqual(["/service-accounts/"]);
  });

  it("a known long name, but not records with only some of its parts", () => {
    const engine = engineOf({
      Variables: ["GATEWAY_PORT_COUNT says how many."],
      Ports: ["Each gateway has a port."],
    });
    expect(urlsOf(engine, "GATEWAY_PORT_COUNT")).toEqual(["/variables/"]);
    expect(urlsOf(engine, "PORT_COUNT")).toEqual(["/variables/"]);
    expect(urlsOf(engine, "gateway port")).toContain("/ports/");
    // No record contains this name, so only its parts can be found.
    expect(urlsOf(engine, "GATEWAY_PORT_RANGE")).toContain("/ports/");
  });

  it("two words written as one, even if one of them is a stop word", () => {
    const engine = engineOf({ Login: ["Enter the password."], Logs: ["Log everything."] });
    expect(urlsOf(engine, "log in")).toContain("/login/");
    expect(urlsOf(engine, "logged in ")).toContain("/login/");
  });

  it("a misspelled name, not the short words that it seems to consist of", () => {
    const engine = engineOf({ Keycloak: ["A server."], Keys: ["Rotate a key by the clock."] });
    expect(urlsOf(engine, "keyclock")).toEqual(["/keycloak/"]);
  });

  it("two words written as one, and one written as two", () => {
    expect(urlsOf(engineOf({ A: ["Mount the truststore."] }), "trust store")).toEqual(["/a/"]);
    expect(urlsOf(engineOf({ A: ["A virtual cluster of its own."] }), "virtualcluster")).toEqual(["/a/"]);
  });

  it("two words in a title that writes them as one, even if another page has both separately", () => {
    const engine = engineOf({
      Truststore: ["Mount it."],
      Shops: ["Trust the store that sells the most.", "## Store", "A store you can trust."],
    });
    expect(urlsOf(engine, "trust store")).toContain("/truststore/");
    expect(urlsOf(engine, "truststore")[0]).toBe("/truststore/");
  });

  it("quoted phrases word for word", () => {
    const quoted = engineOf({
      A: ["the virtual cluster"],
      B: ["a cluster that is virtual"],
      C: ["clusters, virtual cluster"],
    });
    expect(urlsOf(quoted, '"virtual cluster"').sort()).toEqual(["/a/", "/c/"]);
    expect(urlsOf(quoted, "virtual cluster")).toHaveLength(3);
    expect(urlsOf(quoted, '"cluster virtual"')).toEqual([]);
    expect(urlsOf(quoted, '"the virtual"')).toEqual(["/a/"]);
    expect(urlsOf(quoted, '"virtual cluster')).toHaveLength(3);
  });

  it("at most three sections per page, each once", () => {
    const long = engineOf({
      Long: ["quota one", "quota two", ...["a", "b", "c"].flatMap((heading) => [`## ${heading}`, "a quota"])],
      Other: ["a quota"],
    });
    const urls = urlsOf(long, "quota");
    expect(urls.filter((url) => url.startsWith("/long/"))).toHaveLength(3);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toContain("/other/");
    expect(ask(long, "quota").nbHits).toBe(4);
  });
});

describe("queries that no one should type", () => {
  const engine = engineOf({
    配置网关: ["网关的配置"],
    تكوين: ["تكوين البوابة"],
    Regex: ["Use .* and [a-z]+ here"],
    constructor: [],
  });

  it.each([
    ["nothing", "   ", 4],
    ["emoji", "🚀🚀", 0],
    ["signs", "()[]{}*+?^$|\\/.", 0],
    ["512 signs", "?!".repeat(256), 0],
    ["512 characters of words that say nothing", "how to do it ".repeat(40).slice(0, 512), 0],
    ["unpaired quotes and surrogates", '"\ud83d "', 0],
    ["a backtracking trap of 64 characters", `${"(x+x+".repeat(12)}y)+y`, 0],
  ])("answers %s", (_, query, count) => {
    expect(ask(engine, query).nbHits).toBe(count);
  });

  it("answers 10,000 characters, as one word or many", () => {
    expect(ask(engine, "x".repeat(10_000)).nbHits).toBe(0);
    expect(ask(engine, "regex ".repeat(2000)).hits[0]?.url).toBe("/regex/");
  });

  it("treats regular expressions as text", () => {
    expect(urlsOf(engine, "[a-z]+")).toEqual(["/regex/"]);
    expect(urlsOf(engine, ".*")).toEqual([]);
  });

  it("finds right-to-left scripts and scripts without spaces", () => {
    expect(urlsOf(engine, "配置")[0]).toBe("/配置网关/");
    expect(urlsOf(engine, "البوابة")).toEqual(["/تكوين/"]);
  });

  it("treats the Japanese long vowel mark as a letter of its word", () => {
    const japanese = engineOf({ A: ["サーバーの設定"], B: ["コピー"], C: ["データ保護"] });
    expect(urlsOf(japanese, "データ保護")).toEqual(["/c/"]);
    expect(urlsOf(japanese, "サーバー")).toEqual(["/a/"]);
    const [hit] = ask(japanese, "サーバー", { highlightPreTag: "[", highlightPostTag: "]" }).hits;
    expect(JSON.stringify(hit?._highlightResult)).toContain("[サーバー]の設定");
  });

  it("answers 512 characters of emoji, Arabic and Chinese", () => {
    const mixed = "🚀 البوابة 配置 ".repeat(60).slice(0, 512);
    expect(urlsOf(engine, mixed)).toEqual(expect.arrayContaining(["/تكوين/", "/配置网关/"]));
  });

  it("finds titles by stop words if a query has no other words", () => {
    const titled = engineOf({ "What is a gateway": ["The proxy."], Other: ["What is it?"] });
    expect(urlsOf(titled, "what is ")).toEqual(["/what-is-a-gateway/"]);
    expect(urlsOf(titled, "of the ")).toEqual([]);
  });

  it("treats JavaScript names as words", () => {
    expect(urlsOf(engine, "constructor")).toEqual(["/constructor/"]);
    expect(urlsOf(engine, "__proto__ toString")).toEqual([]);
  });
});
