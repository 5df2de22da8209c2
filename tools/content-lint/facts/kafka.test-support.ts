import { environmentVariablesSchema } from "../../../src/model/reference/environment-variables";
import { kafkaPropertiesSchema } from "../../../src/model/reference/kafka-properties";
import { knownKafka } from "./kafka-names";

const text = (name: string) => ({ name, type: "string", description: "Some." });

/** A few names from Kafka and Gateway, for tests. */
export const someKafka = knownKafka(
  kafkaPropertiesSchema.parse({
    clients: ["bootstrap.servers", "client.id", "security.protocol"],
    ssl: ["ssl.keystore.location", "ssl.truststore.password"],
    sasl: ["sasl.mechanism", "sasl.jaas.config"],
    admin: ["bootstrap.controllers"],
    producer: ["linger.ms"],
    consumer: ["group.id"],
    topic: ["cleanup.policy", "retention.ms"],
    broker: ["listeners", "advertised.listeners", "max.connections"],
    prefixes: ["rsm.config."],
    serializers: ["schema.registry."],
    variables: ["KAFKA_OPTS"],
    otherNames: ["KAFKA_TOPIC"],
  }),
  environmentVariablesSchema.parse({
    groups: [
      {
        id: "all",
        title: "All",
        variables: [
          ...[text("GATEWAY_MODE"), text("KAFKA_AWS_ACCESS_KEY_ID"), text("KAFKA_MAIN_BOOTSTRAP_SERVERS")],
          ...[text("KAFKA_<CLUSTER ID>_GATEWAY_ROLES"), { ...text("KAFKA_<CLUSTER ID>_"), prefix: true }],
          { name: "GATEWAY_SECURITY", type: "enum", values: ["KAFKA_MANAGED"], description: "Mode." },
        ],
      },
    ],
  }),
  [
    { spec: [{ name: "type", values: ["KAFKA_ACL", "AIVEN_ACL"] }] },
    { options: [{ example: "KAFKA_ERROR" }] },
  ],
);
