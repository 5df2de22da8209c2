import { describe, expect, it } from "vitest";
import { asConsent, formatConsent, onlyNecessary, parseConsent } from "./consent";

describe("parseConsent", () => {
  it("reads what was kept", () => {
    const consent = { analytics: true, assistant: false };
    expect(parseConsent(formatConsent(consent, 3), 3)).toEqual(consent);
  });

  it("asks again when what is asked has another version", () => {
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
  ])("asks where storage holds %j", (text) => {
    expect(parseConsent(text, 1)).toBeNull();
  });

  it("allows nothing that isn't said to be allowed", () => {
    expect(parseConsent('{"version":1}', 1)).toEqual(onlyNecessary);
    expect(parseConsent('{"version":1,"analytics":"yes","assistant":1,"ads":true}', 1)).toEqual(
      onlyNecessary,
    );
    expect(parseConsent('{"version":1,"__proto__":{"analytics":true}}', 1)).toEqual(onlyNecessary);
  });
});

describe("asConsent", () => {
  it("takes own keys that are true", () => {
    expect(asConsent({ analytics: true })).toEqual({ analytics: true, assistant: false });
    expect(asConsent(Object.create({ analytics: true }) as object)).toEqual(onlyNecessary);
  });
});
