import { describe, expect, it } from "vitest";
import { normalize, tokenize } from "./tokenize";

const wholes = (text: string) => tokenize(text).map(({ whole }) => whole);
const parts = (text: string) => tokenize(text).flatMap(({ units }) => units.map(({ term }) => term));

describe("tokenize", () => {
  it.each([
    ["ssl.truststore.location", "ssltruststorelocation", ["ssl", "truststore", "location"]],
    ["KAFKA_HEAP_OPTS", "kafkaheapopts", ["kafka", "heap", "opts"]],
    ["--bootstrap-server", "bootstrapserver", ["bootstrap", "server"]],
    ["consumerGroup", "consumergroup", ["consumer", "group"]],
    ["consumer-group", "consumergroup", ["consumer", "group"]],
    ["SASL_SSL", "saslssl", ["sasl", "ssl"]],
    ["client.id", "clientid", ["client", "id"]],
    ["/api/health/ready", "apihealthready", ["api", "health", "ready"]],
    ["KafkaConnectCluster", "kafkaconnectcluster", ["kafka", "connect", "cluster"]],
    ["VirtualSQLTopic", "virtualsqltopic", ["virtual", "sql", "topic"]],
    ["SCRAM-SHA-512", "scramsha512", ["scram", "sha", "512"]],
    ["log4j2", "log4j2", ["log4j2"]],
    ["broker1:9092", "broker1.9092", ["broker1", "9092"]],
  ])("treats %s as one name with several parts", (text, whole, units) => {
    expect(tokenize(text)).toHaveLength(1);
    expect(wholes(text)).toEqual([whole]);
    expect(parts(text)).toEqual(units);
  });

  it.each([
    ["3.8.1", "3.8.1", ["3.8"]],
    ["v3.8.1", "3.8.1", ["3.8"]],
    ["V1.30", "1.30", []],
    ["3.x", "3.x", []],
    ["127.0.0.1", "127.0.0.1", ["127.0", "127.0.0"]],
  ])("keeps the version %s whole and finds it by its beginning", (text, whole, more) => {
    expect(tokenize(text)).toMatchObject([{ whole, more }]);
    expect(parts(text)).toEqual([whole]);
  });

  it("finds the end of a long name in any spelling", () => {
    expect(tokenize("GATEWAY_SSL_KEY_STORE_PATH")).toMatchObject([
      { more: ["sslkeystorepath", "keystorepath", "storepath"] },
    ]);
  });

  it("recognizes a version directly after letters, such as in a protocol's name", () => {
    expect(tokenize("TLSv1.3")).toHaveLength(1);
    expect(parts("TLSv1.3")).toEqual(["tls", "1.3"]);
    expect(parts("HTTP2.0 log4j2.xml s3.bucket")).toEqual(["http", "2.0", "log4j2", "xml", "s3", "bucket"]);
  });

  it("keeps separate digits separate", () => {
    expect(wholes("10.1 101")).toEqual(["10.1", "101"]);
    expect(wholes("Console-1.17.2")).toEqual(["console1.17.2"]);
  });

  it("ends a name at the end of a sentence", () => {
    expect(wholes("Set client.id. Then restart (or wait); see §2: done…")).toEqual([
      "set",
      "clientid",
      "then",
      "restart",
      "or",
      "wait",
      "see",
      "2",
      "done",
    ]);
  });

  it("returns the positions of words and their parts in the text", () => {
    const text = "Die Größe: ﬁle maxPoll";
    const cut = tokenize(text).map(({ start, end, units }) => [
      text.slice(start, end),
      ...units.map((unit) => text.slice(unit.start, unit.end)),
    ]);
    expect(cut).toEqual([
      ["Die", "Die"],
      ["Größe", "Größe"],
      ["ﬁle", "ﬁle"],
      ["maxPoll", "max", "Poll"],
    ]);
  });

  it("returns the same parts each time a word occurs", () => {
    const [first, second] = tokenize("acks acks");
    expect(first).toMatchObject({ start: 0, end: 4 });
    expect(second).toMatchObject({ start: 5, end: 9, units: [{ term: "acks", start: 5, end: 9 }] });
  });

  it("splits scripts without spaces into overlapping pairs", () => {
    expect(wholes("网关配置")).toEqual(["网关", "关配", "配置", "置"]);
    expect(wholes("Kafka网关")).toEqual(["kafka", "网关", "关"]);
    const text = "a 配置b";
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(["a", "配置", "置", "b"]);
  });

  it("reads right-to-left scripts as words", () => {
    expect(wholes("تكوين البوابة")).toHaveLength(2);
    expect(wholes("הגדרת שער")).toEqual(["הגדרת", "שער"]);
  });

  it("finds no words in symbols and emoji", () => {
    expect(tokenize("🚀 — … $ {} [](.*) \\ \u200b")).toEqual([]);
    expect(tokenize("")).toEqual([]);
  });

  it("limits the length and number of parts of a name", () => {
    const [token] = tokenize(Array.from({ length: 5000 }, (_, index) => `p${index}`).join("."));
    expect(token?.units.length).toBeLessThan(50);
    expect(token?.whole.length).toBeLessThanOrEqual(64);
  });
});

describe("normalize", () => {
  it("folds accents, composed or decomposed", () => {
    expect(["Café", "cafe\u0301", "CAFÉ"].map(normalize)).toEqual(["cafe", "cafe", "cafe"]);
  });

  it("folds width, ligatures and letter case", () => {
    expect(["ＫＡＦＫＡ", "ﬁle", "ΑΒΓ"].map(normalize)).toEqual(["kafka", "file", "αβγ"]);
  });
});
