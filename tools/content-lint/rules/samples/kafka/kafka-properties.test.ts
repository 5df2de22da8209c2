import { describe, expect, test } from "vitest";
import { kafkaPropertyFindings, kafkaResourceFindings } from "./kafka-properties";
import { someKafka } from "../../../facts/kafka.test-support";
import { yamlDocuments } from "../../../languages/yaml-documents";

describe("Java properties", () => {
  test.each([
    ["a client's", "bootstrap.servers=b:9092\n# a.comment=1\nsasl.jaas.config=X required \\\n  user.name=a;"],
    ["a broker's", "listener.name.in.ssl.keystore.location=/a\nrsm.config.any.thing=1"],
    ["a client's with a serializer's", "client.id=a\nschema.registry.url=http://r\nschema.registry.any=1"],
    ["of something else", "group.id=a\nkey.converter=b\noffset.storage.topic=c"],
    ["without dots", "KAFKA_ANY=1\nany=2\nclient.id=3"],
    ["with placeholders", "client.id=a\nlistener.<name>.thing=1"],
  ])("%s have no findings", (_, code) => {
    expect(kafkaPropertyFindings(code, someKafka)).toEqual([]);
  });

  test("an unknown name is reported at its line", () => {
    expect(kafkaPropertyFindings("bootstrap.servers=b:9092\n\nsecurity.protocl=SSL", someKafka)).toEqual([
      {
        line: 3,
        message: "Kafka has no property `security.protocl`",
        hint: "did you mean `security.protocol`? The properties are listed in content/reference/kafka-properties.yaml",
      },
    ]);
  });
});

describe("resources", () => {
  const found = (code: string) =>
    yamlDocuments(code)
      .documents.flatMap((document) => kafkaResourceFindings(document, someKafka))
      .map(({ line, message }) => `${line}: ${message}`);

  test("topic settings are checked against Kafka's topic properties", () => {
    const topic = (name: string) =>
      `apiVersion: kafka/v2\nkind: Topic\nspec:\n  partitions: 1\n  configs:\n    ${name}: "1"`;
    expect(found(topic("retention.ms"))).toEqual([]);
    expect(found(topic("retention.millis"))).toEqual(["6: a Kafka topic has no property `retention.millis`"]);
    expect(found(topic("linger.ms"))).toHaveLength(1);
  });

  test("connection properties are checked against Kafka's client properties", () => {
    const cluster = (name: string) =>
      `apiVersion: console/v2\nkind: KafkaCluster\nspec:\n  properties:\n    ${name}: a`;
    expect(found(cluster("sasl.mechanism"))).toEqual([]);
    expect(found(cluster("schema.registry.url"))).toEqual([]);
    expect(found(cluster("sasl.mechanisms"))).toEqual([
      "5: a Kafka client has no property `sasl.mechanisms`",
    ]);
    expect(found(cluster("listeners"))).toHaveLength(1);
  });

  test("other resources, and those without settings, have no findings", () => {
    expect(found("apiVersion: kafka/v2\nkind: Topic")).toEqual([]);
    expect(found("apiVersion: kafka/v2\nkind: Topic\nspec: { partitions: 1 }")).toEqual([]);
    expect(found("apiVersion: kafka/v2\nkind: Subject\nspec: { configs: { a.b: 1 } }")).toEqual([]);
  });
});
