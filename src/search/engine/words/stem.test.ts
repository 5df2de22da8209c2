import { expect, it } from "vitest";
import { stem } from "./stem";

it.each([
  ["topics", "topic"],
  ["policies", "policy"],
  ["upgrading", "upgrade"],
  ["rotation", "rotate"],
  ["encrypted", "encryption"],
  ["mapping", "map"],
  ["authorisation", "authorization"],
  ["deployments", "deploy"],
])("sees that %s and %s belong together", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it.each([
  ["status", "stat"],
  ["string", "str"],
  ["ring", "r"],
  ["acks", "ack3"],
  ["broker", "broken"],
  ["consumer", "consul"],
])("keeps %s and %s apart", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

it("leaves names and short words alone", () => {
  expect(["log4j2", "id", "ids", "größe"].map(stem)).toEqual(["log4j2", "id", "ids", "größe"]);
});
