import { describe, expect, it } from "vitest";
import { allowedTypos, lettersMissing, lettersOf, typosBetween } from "./typos";

describe("typosBetween", () => {
  it.each([
    ["interceptor", "interceptr", 1],
    ["authentication", "autentication", 1],
    ["truststore", "trutsstore", 1],
    ["kubernetes", "kuberentes", 1],
    ["license", "licence", 1],
    ["topic", "topic", 0],
    ["gateway", "getaway", 2],
  ])("counts from %s to %s", (one, other, count) => {
    expect(typosBetween(one, other, 2)).toBe(count);
    expect(typosBetween(other, one, 2)).toBe(count);
  });

  it("compares with the beginning of a longer word, if asked", () => {
    expect(typosBetween("intrecep", "interceptor", 2, true)).toBe(1);
    expect(typosBetween("intercep", "interceptor", 2, true)).toBe(0);
    expect(typosBetween("interceptor", "intercep", 2, true)).toBe(3);
    expect(typosBetween("kafka", "interceptor", 2, true)).toBe(3);
  });

  it("compares words of any length", () => {
    const long = "x".repeat(300);
    expect(typosBetween(long, `${long}y`, 2)).toBe(1);
    expect(typosBetween("topic", "topci", 2)).toBe(1);
  });

  it("stops counting above the limit", () => {
    expect(typosBetween("gateway", "console", 2)).toBe(3);
    expect(typosBetween("a", "abcdef", 2)).toBe(3);
    expect(typosBetween("", "", 2)).toBe(0);
  });
});

it("allows no typing error up to three letters and in numbers, one up to seven, two beyond", () => {
  expect(["acl", "topic", "gateway", "terrafrom", "9092", "3.8.1"].map(allowedTypos)).toEqual([
    0, 1, 1, 2, 0, 0,
  ]);
});

it("tells by their letters that two words differ", () => {
  expect(lettersMissing(lettersOf("topic"), lettersOf("topics"))).toBe(0);
  expect(lettersMissing(lettersOf("topics"), lettersOf("topic"))).toBe(1);
});
