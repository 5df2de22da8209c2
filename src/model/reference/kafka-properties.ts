import { z } from "zod";

const property = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*([._-][a-zA-Z0-9]+)*$/, "a property such as bootstrap.servers");
const properties = list(property);
const beginnings = list(
  z.string().regex(/^[a-z][a-z0-9.]*\.$/, "a prefix that ends with a dot, such as rsm.config."),
);
const variables = list(z.string().regex(/^KAFKA_[A-Z0-9_]+$/, "a variable such as KAFKA_OPTS"));

/**
 * The schema of `content/reference/kafka-properties.yaml`: the names of Kafka's properties, by the component that reads them.
 */
export const kafkaPropertiesSchema = z.strictObject({
  /** Used by all clients; brokers share some. */
  clients: properties,
  ssl: properties,
  sasl: properties,
  admin: properties,
  producer: properties,
  consumer: properties,
  topic: properties,
  /** Used only by brokers and controllers. */
  broker: properties,
  /** Prefixes that are followed by names from the operator or from a plugin. @example ["config.providers."] */
  prefixes: beginnings.default([]),
  /** Prefixes of properties that serializers read from a client's configuration. @example ["schema.registry."] */
  serializers: beginnings.default([]),
  /** Variables that don't set a property. @example ["KAFKA_OPTS"] */
  variables: variables.default([]),
  /** Names that look like variables but aren't. @example ["KAFKA_TOPIC"] */
  otherNames: variables.default([]),
});

export type KafkaProperties = z.infer<typeof kafkaPropertiesSchema>;

function list(entry: z.ZodString): z.ZodArray<z.ZodString> {
  return z
    .array(entry)
    .refine((names) => new Set(names).size === names.length, { error: "a list without duplicates" });
}
