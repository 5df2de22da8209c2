import type { EnvironmentVariables } from "../../../src/model/reference/environment-variables";
import type { KafkaProperties } from "../../../src/model/reference/kafka-properties";

/** The names that Kafka, its images and Gateway know. */
export interface KnownKafka {
  /** All properties. */
  properties: readonly string[];
  /** Those that a client reads, and so Gateway, which is one of each cluster's. */
  client: readonly string[];
  topic: readonly string[];
  /** Beginnings of properties that names of the operator's or of a plugin follow. */
  prefixes: readonly string[];
  /** Beginnings of what serializers read from a client's configuration. */
  serializers: readonly string[];
  /** Variables that the data name, whatever property they set. @example ["KAFKA_OPTS", "KAFKA_MAIN_GATEWAY_ROLES"] */
  variables: readonly string[];
  /** Clusters that Gateway's data name. @example ["MAIN", "FAILOVER"] */
  clusters: readonly string[];
  /** Variables of a cluster that set no property, without its name. @example ["GATEWAY_ROLES"] */
  ofCluster: readonly string[];
  /** Values of resources, options and variables. @example new Set(["KAFKA_ACL"]) */
  values: ReadonlySet<string>;
  /** What looks like a variable and is none. */
  otherNames: readonly string[];
}

/** The file of the properties, for hints. */
export const kafkaPropertiesFile = "content/reference/kafka-properties.yaml";

/**
 * What samples may name of Kafka.
 * @param gateway Gateway's variables, some of which begin with `KAFKA_`
 * @param described resources and interceptors, whose values may look like variables
 */
export function knownKafka(
  data: KafkaProperties,
  gateway: EnvironmentVariables,
  described: readonly unknown[],
): KnownKafka {
  const { clients, ssl, sasl, admin, producer, consumer, topic, broker } = data;
  const client = [...clients, ...ssl, ...sasl, ...admin, ...producer, ...consumer];
  const own = gateway.groups.flatMap(({ variables }) => variables);
  const names = own.map(({ name }) => name).filter((name) => name.startsWith("KAFKA_"));
  return {
    properties: [...new Set([...client, ...topic, ...broker])],
    client: [...new Set(client)],
    topic,
    prefixes: data.prefixes,
    serializers: data.serializers,
    variables: [...data.variables, ...names.filter((name) => !name.includes("<"))],
    clusters: names.flatMap((name) => /^KAFKA_([A-Z0-9_]+)_BOOTSTRAP_SERVERS$/.exec(name)?.[1] ?? []),
    ofCluster: names.flatMap((name) => /^KAFKA_<[^>]+>_(.+)$/.exec(name)?.[1] ?? []),
    values: new Set([...described, own.flatMap(({ values = [] }) => values)].flatMap(namesWithin)),
    otherNames: data.otherNames,
  };
}

/**
 * Whether Kafka has a property, a listener's own included: `listener.name.internal.ssl.keystore.location`, with the
 * mechanism where it is one's: `listener.name.internal.plain.sasl.jaas.config`.
 */
export function isProperty(name: string, { properties, prefixes }: KnownKafka): boolean {
  if (properties.includes(name) || prefixes.some((prefix) => name.startsWith(prefix))) return true;
  const [, below = ""] = /^listener\.name\.[^.]+\.(.+)$/.exec(name) ?? [];
  return properties.includes(below) || properties.includes(below.replace(/^[^.]+\./, ""));
}

/** The property that a variable sets. @example propertyOf("KAFKA_LISTENER_NAME_SASL__SSL_SSL_PROTOCOL") */
export function propertyOf(variable: string): string {
  return variable
    .replace(/^KAFKA_/, "")
    .toLowerCase()
    .replaceAll("_", ".")
    .replaceAll("...", "-")
    .replaceAll("..", "_");
}

/** The variable that sets a property. @example variableOf("sasl.mechanism") */
export function variableOf(property: string): string {
  const name = property.replaceAll("_", "__").replaceAll("-", "___").replaceAll(".", "_");
  return `KAFKA_${name.toUpperCase()}`;
}

/** Texts in a value that look like a variable. */
function namesWithin(value: unknown): string[] {
  if (typeof value === "string") return /^KAFKA_[A-Z0-9_]+$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(namesWithin) : [];
}
