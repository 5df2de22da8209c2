import { describe, expect, it } from "vitest";
import { asConsent, formatConsent, onlyNecessary, parseConsent } from "./consent";

describe("parseConsent", () => {
  it("reads the stored choice", () => {
    const consent = { analytics: true, assistant: false };
    expect(parseConsent(formatConsent(consent, 3), 3)).toEqual(consent);
  });

  it("asks again if the questions have a new version", () => {
    expect(parseConsent(formatConsent(onlyNecessary, 1), 2)).toBeNull();
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "1",
    '"x"',
    "[]",
    "{}",
    '{"version":"1","analytics":true}',
    '{"__proto__":{"version":1,"analytics":true}}',
  ])("asks if storage contains %j", (text) => {
    expect(parseConsent(text, 1)).toBeNull();
  });

  it("allows only what is explicitly allowed", () => {
    expect(parseConsent('{"version":1}', 1)).toEqual(onlyNecessary);
    expect(parseConsent('{"version":1,"analytics":"yes","assistant":1,"ads":true}', 1)).toEqual(
      onlyNecessary,
    );
    expect(parseConsent('{"version":1,"__proto__":{"analytics":true}}', 1)).toEqual(onlyNecessary);
  });
});

describe("asConsent", () => {
  it("accepts only own keys with the value true", () => {
    expect(asConsent({ analytics: true })).toEqual({ analytics: true, assistant: false });
    expect(asConsent(Object.create({ analytics: true }) as object)).toEqual(onlyNecessary);
  });
});
