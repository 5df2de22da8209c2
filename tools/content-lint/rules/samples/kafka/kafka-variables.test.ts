import { describe, expect, test } from "vitest";
import { someKafka } from "../../../facts/kafka.test-support";
import { clustersNamed, kafkaVariableFindings } from "./kafka-variables";

const found = (text: string) =>
  kafkaVariableFindings(text, someKafka, clustersNamed(text)).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test.each([
  [
    "properties of clients, brokers and topics",
    "KAFKA_SASL_MECHANISM KAFKA_ADVERTISED_LISTENERS KAFKA_RETENTION_MS",
  ],
  ["a listener's own property", "KAFKA_LISTENER_NAME_SASL__SSL_MAX_CONNECTIONS"],
  ["a listener's own property for a mechanism", "KAFKA_LISTENER_NAME_IN_SCRAM___SHA___256_SASL_JAAS_CONFIG"],
  ["properties of plugins", "KAFKA_RSM_CONFIG_ANYTHING"],
  ["variables of the scripts", 'export KAFKA_OPTS="-Dx=y"'],
  ["variables of Gateway", "KAFKA_AWS_ACCESS_KEY_ID: x"],
  ["a cluster of the data", "KAFKA_MAIN_SASL_MECHANISM: PLAIN\nKAFKA_MAIN_GATEWAY_ROLES: failover"],
  ["a cluster of the page", "KAFKA_EU_WEST_BOOTSTRAP_SERVERS: b:9092\nKAFKA_EU_WEST_GATEWAY_ROLES: upstream"],
  ["names that break off", "`KAFKA_SSL_…`, `KAFKA_MAIN_…`, `KAFKA_LISTENER_NAME_…`, `KAFKA_<CLUSTER ID>_`"],
  ["what the shell fills in", "password=${KAFKA_PASSWORD} $KAFKA_PASSWORD ${KAFKA_CA:-none}"],
  ["parts of other names", "ORDERS_KAFKA_PASSWORD GATEWAY_AUDIT_LOG_KAFKA_SOME"],
  [
    "values of resources, options and variables",
    "type: KAFKA_ACL\n`KAFKA_ERROR`, GATEWAY_SECURITY=KAFKA_MANAGED",
  ],
  ["other names", "WITH (KAFKA_TOPIC = 'orders')"],
])("%s have no findings", (_, text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  "KAFKA_SASL_MECHANISMS",
  "KAFKA_PASSWORD",
  "KAFKA_ADVERTIZED_LISTENERS",
  "KAFKA_MAIN_SASL_MECHANISMS",
  // Gateway is a client.
  "KAFKA_MAIN_RETENTION_MS",
  // No cluster with this name is configured here.
  "KAFKA_MIAN_SASL_MECHANISM",
  "KAFKA_GATEWAY_ROLES",
  "KAFKA_LISTENER_NAME_IN_RETENTION",
  "KAFKA_SLS_",
  "KAFKA_AC",
])("the unknown variable %s is reported", (name) => {
  expect(found(`\nSet \`${name}\`.`)).toEqual([`2: \`${name}\` isn't a variable`]);
});

test.each(["KAFKA_ACL=x", "  KAFKA_ACL: x", '{ "KAFKA_ACL": 1 }', "KAFKA_MANAGED:"])(
  "a value that can't be set as a variable is reported: %s",
  (text) => {
    expect(found(text)).toHaveLength(1);
  },
);

describe("the hint", () => {
  test.each([
    [
      "KAFKA_SASL_MECHANISMS",
      "did you mean `KAFKA_SASL_MECHANISM`? The variable would set `sasl.mechanisms`",
    ],
    ["KAFKA_OPTSS", "did you mean `KAFKA_OPTS`? The variable would set `optss`"],
    ["KAFKA_MAIN_SASL_MECHANISMS", "did you mean `KAFKA_MAIN_SASL_MECHANISM`? "],
    ["KAFKA_MIAN_SASL_MECHANISM", "did you mean `KAFKA_MAIN_SASL_MECHANISM`? "],
    ["KAFKA_MAIN_GATEWAY_ROLE", "did you mean `KAFKA_MAIN_GATEWAY_ROLES`? "],
    ["KAFKA_FAR_FROM_ANYTHING", "The variable would set `far.from.anything`, which isn't listed in content/"],
  ])("for %s suggests the intended name", (name, hint) => {
    expect(kafkaVariableFindings(name, someKafka, [])[0]?.hint).toMatch(
      new RegExp(`^${hint.replace(/[?.]/g, "\\$&")}`),
    );
  });
});
