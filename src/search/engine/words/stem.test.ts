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
  ["multitenancy", "multitenant"],
  ["consistency", "consistent"],
  ["security", "secure"],
])("treats %s and %s as forms of one word", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it.each([
  ["status", "stat"],
  ["string", "str"],
  ["ring", "r"],
  ["acks", "ack3"],
  ["broker", "broken"],
  ["consumer", "consul"],
])("treats %s and %s as different words", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

it("doesn't change names and short words", () => {
  expect(["log4j2", "id", "ids", "größe"].map(stem)).toEqual(["log4j2", "id", "ids", "größe"]);
});
