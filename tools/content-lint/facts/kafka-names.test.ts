import { expect, test } from "vitest";
import { readKafkaProperties } from "../../../src/node/data-files/reference-file";
import { kafkaPropertiesSchema } from "../../../src/model/reference/kafka-properties";
import { propertyOf, variableOf } from "./kafka-names";

test.each([
  ["sasl.mechanism", "KAFKA_SASL_MECHANISM"],
  [
    "listener.name.sasl_ssl.scram-sha-256.sasl.jaas.config",
    "KAFKA_LISTENER_NAME_SASL__SSL_SCRAM___SHA___256_SASL_JAAS_CONFIG",
  ],
  ["kafka.metrics.reporters", "KAFKA_KAFKA_METRICS_REPORTERS"],
])("%s is set by %s", (property, variable) => {
  expect(variableOf(property)).toBe(variable);
  expect(propertyOf(variable)).toBe(property);
});

test("the data has properties for each role", () => {
  const { value, problems } = readKafkaProperties(process.cwd());
  expect(problems).toEqual([]);
  expect(value).toMatchObject({
    clients: expect.arrayContaining(["bootstrap.servers"]) as unknown,
    producer: expect.arrayContaining(["enable.idempotence"]) as unknown,
    consumer: expect.arrayContaining(["auto.offset.reset"]) as unknown,
    topic: expect.arrayContaining(["retention.ms"]) as unknown,
    broker: expect.arrayContaining(["process.roles"]) as unknown,
  });
});

test.each([
  ["a name twice", ["client.id", "client.id"], "has a name twice"],
  ["a variable", ["CLIENT_ID"], "a property such as bootstrap.servers"],
])("%s isn't a valid list of properties", (_, clients, message) => {
  expect(kafkaPropertiesSchema.safeParse({ clients }).error?.message).toContain(message);
});
