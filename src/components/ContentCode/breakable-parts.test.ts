import { expect, test } from "vitest";
import { breakableParts } from "./breakable-parts";

test.each([
  ["io.example.interceptor.EncryptPlugin", ["io.", "example.", "interceptor.", "EncryptPlugin"]],
  [
    "KAFKA_BOOTSTRAP_SERVERS=broker1.example.com:9092",
    ["KAFKA_", "BOOTSTRAP_", "SERVERS=", "broker1.", "example.", "com:", "9092"],
  ],
  ["/gateway/v2/interceptor/resolve", ["/gateway/", "v2/", "interceptor/", "resolve"]],
  ["KAFKA_<CLUSTER_IDENTIFIER>_", ["KAFKA_", "<CLUSTER_", "IDENTIFIER>_"]],
  ["acks=all", ["acks=all"]],
  ["--bootstrap-server localhost:9092", ["--bootstrap-server localhost:9092"]],
  ["----------------------------", ["----------------------------"]],
  ["", [""]],
])("%s can break between its parts", (code, parts) => {
  expect(breakableParts(code)).toEqual(parts);
  expect(breakableParts(code).join("")).toBe(code);
});
