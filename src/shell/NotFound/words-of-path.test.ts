import { expect, test } from "vitest";
import { wordsOfPath } from "./words-of-path";

test("returns the words of the last segment", () => {
  expect(wordsOfPath("/gateway/how-to/sni_routing/")).toBe("sni routing");
  expect(wordsOfPath("/changelog/Gateway-3.8.1/")).toBe("Gateway 3.8.1");
  expect(wordsOfPath("/guides/index.html")).toBe("index");
  expect(wordsOfPath("/a/%E8%AE%BE-kafka")).toBe("设 kafka");
});

test("skips segments without words", () => {
  expect(wordsOfPath("/gateway/--/")).toBe("gateway");
  expect(wordsOfPath("/")).toBe("");
});

test("an address with invalid encoding is used unchanged", () => {
  expect(wordsOfPath("/50%/")).toBe("50");
});
