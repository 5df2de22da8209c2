import { expect, test } from "vitest";
import { matchesWords } from "./matches-words";

test.each([
  ["GATEWAY_PORT_START first port of the brokers", "port first", true],
  ["GATEWAY_PORT_START first port of the brokers", "gateway_port", true],
  ["GATEWAY_PORT_START first port of the brokers", "port last", false],
  ["GATEWAY_PORT_START", "", true],
  ["GATEWAY_PORT_START", "   ", true],
  ["a.b (c)", "a.b (c", true],
  ["aXb", "a.b", false],
])("%j contains every word of %j: %j", (text, words, expected) => {
  expect(matchesWords(text, words)).toBe(expected);
});
