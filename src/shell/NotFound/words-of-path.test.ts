import { expect, test } from "vitest";
import { wordsOfPath } from "./words-of-path";

test("the last segment's words", () => {
  expect(wordsOfPath("/gateway/how-to/sni_routing/")).toBe("sni routing");
  expect(wordsOfPath("/changelog/Gateway-3.8.1/")).toBe("Gateway 3.8.1");
  expect(wordsOfPath("/guides/index.html")).toBe("index");
  expect(wordsOfPath("/a/%E8%AE%BE-kafka")).toBe("设 kafka");
});

test("segments without words are passed over", () => {
  expect(wordsOfPath("/gateway/--/")).toBe("gateway");
  expect(wordsOfPath("/")).toBe("");
});

test("an address that isn't encoded well is taken as it is", () => {
  expect(wordsOfPath("/50%/")).toBe("50");
});
