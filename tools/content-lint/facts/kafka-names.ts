import type { EnvironmentVariables } from "../../../src/model/reference/environment-variables";
import type { KafkaProperties } from "../../../src/model/reference/kafka-properties";

/** The names that Kafka, its images and Gateway recognize. */
export interface KnownKafka {
  /** All properties. */
  properties: readonly string[];
  /** Properties that clients read. Gateway reads them too, because it's a client of each cluster. */
  client: readonly string[];
  topic: readonly string[];
  /** Prefixes of properties that continue with names chosen by the operator or a plugin. */
  prefixes: readonly string[];
  /** Prefixes of properties that serializers read from a client's configuration. */
  serializers: readonly string[];
  /**
   * Variables that occur in the data, even if they don't set a property.
   * @example ["KAFKA_OPTS", "KAFKA_MAIN_GATEWAY_ROLES"]
   */
  variables: readonly string[];
  /** Clusters that occur in Gateway's data. @example ["MAIN", "FAILOVER"] */
  clusters: readonly string[];
  /** Variables of a cluster that don't set a property, without the cluster's name. @example ["GATEWAY_ROLES"] */
  ofCluster: readonly string[];
  /** Values of resources, options and variables. @example new Set(["KAFKA_ACL"]) */
  values: ReadonlySet<string>;
  /** Text that looks like a variable but isn't one. */
  otherNames: readonly string[];
}

/** The file with the properties, for hints. */
export const kafkaPropertiesFile = "content/reference/kafka-properties.yaml";

/**
 * The names from Kafka that samples can use.
 * @param gateway Gateway's variables, some of which start with `KAFKA_`
 * @param described resources and interceptors, whose values might look like variables
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
 * Whether Kafka has a property, including a listener's own (`listener.name.internal.ssl.keystore.location`) and a listener's
 * for one mechanism (`listener.name.internal.plain.sasl.jaas.config`).
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

/** Text in a value that looks like a variable. */
function namesWithin(value: unknown): string[] {
  if (typeof value === "string") return /^KAFKA_[A-Z0-9_]+$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(namesWithin) : [];
}
