import { expect, it } from "vitest";
import { isForTuning } from "./halves";

it("always puts a text into the same half, and about as many into each", () => {
  expect(["heap size", "rotate token", "sasl", "audit log"].map(isForTuning)).toMatchInlineSnapshot(`
    [
      true,
      false,
      false,
      false,
    ]
  `);
  const texts = Array.from({ length: 1000 }, (_, number) => `query ${String(number)}`);
  expect(texts.filter(isForTuning).length).toBeGreaterThan(400);
  expect(texts.filter(isForTuning).length).toBeLessThan(600);
});
