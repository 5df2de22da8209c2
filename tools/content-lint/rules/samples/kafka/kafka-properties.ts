import { didYouMean } from "../../../../../src/model/problem/suggestion";
import { isProperty, kafkaPropertiesFile, type KnownKafka } from "../../../facts/kafka-names";
import { resourcesIn } from "../../../facts/resource-names";
import { isObject } from "../../../facts/schema-findings";
import type { Finding } from "../../../document/finding";
import { propertyKey, propertyLines } from "../../../languages/java-properties";
import { documentsIn, type SampleDocument } from "../../../languages/yaml-documents";
import { sampleRule } from "../../../rule/rule";

/** Checks Java properties and resources. */
export const kafkaProperties = sampleRule(
  "samples/kafka-properties",
  "Properties that Kafka doesn't have.",
  (sample, { facts: { kafka } }) => {
    if (!kafka) return [];
    return [
      ...documentsIn(sample).flatMap((document) => kafkaResourceFindings(document, kafka)),
      ...(sample.language === "properties" ? kafkaPropertyFindings(sample.code, kafka) : []),
    ];
  },
);

/**
 * Names in Java properties that Kafka doesn't have, if the sample is a Kafka configuration: at least half of its names with a
 * dot are Kafka's. It can also contain properties that serializers read.
 */
export function kafkaPropertyFindings(code: string, known: KnownKafka): Finding[] {
  const names = propertyLines(code)
    .map(({ line, text }) => ({ line, name: propertyKey(text) ?? "" }))
    .filter(({ name }) => name.includes(".") && !/[$<>]/.test(name))
    .filter(({ name }) => !known.serializers.some((prefix) => name.startsWith(prefix)));
  const unknown = names.filter(({ name }) => !isProperty(name, known));
  if (unknown.length * 2 > names.length) return [];
  return unknown.map(({ line, name }) => unknownProperty(line, "Kafka", name, known.properties));
}

/** Topic settings, and properties of Console's connections, that Kafka doesn't have. */
export function kafkaResourceFindings(document: SampleDocument, known: KnownKafka): Finding[] {
  return resourcesIn(document).flatMap(({ resource, path }) => {
    const { kind, spec } = resource;
    if (!isObject(spec)) return [];
    const findings = (key: string, owner: string, names: readonly string[], others: readonly string[]) =>
      Object.keys(isObject(spec[key]) ? spec[key] : {})
        .filter((name) => !names.includes(name) && !others.some((prefix) => name.startsWith(prefix)))
        .map((name) => unknownProperty(document.lineOf([...path, "spec", key, name]), owner, name, names));
    if (kind === "Topic") return findings("configs", "a Kafka topic", known.topic, []);
    if (kind === "KafkaCluster")
      return findings("properties", "a Kafka client", known.client, [
        ...known.prefixes,
        ...known.serializers,
      ]);
    return [];
  });
}

function unknownProperty(line: number, owner: string, name: string, names: readonly string[]): Finding {
  const hint = `${didYouMean(name, names)}The properties are listed in ${kafkaPropertiesFile}`;
  return { line, message: `${owner} has no property \`${name}\``, hint };
}
