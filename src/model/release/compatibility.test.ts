import { describe, expect, it } from "vitest";
import { beyondKnown, judge, readVersion, sortRules, type CompatibilityRule } from "./compatibility";

const rule = (values: Partial<CompatibilityRule>): CompatibilityRule => ({
  product: "console",
  from: "1.32.0",
  below: null,
  with: "kafka",
  supportedFrom: "2.5.0",
  supportedBelow: "4.0.0",
  oldestKnown: null,
  newestKnown: null,
  feature: null,
  note: null,
  ...values,
});
const rules = [
  rule({}),
  rule({ with: "gateway", supportedFrom: "3.6.1", supportedBelow: null, feature: "Partner zones" }),
  rule({
    with: "gateway",
    from: "1.29.0",
    supportedFrom: "3.4.0",
    supportedBelow: null,
    feature: "Chargeback",
  }),
  rule({ product: "gateway", from: "3.0.0" }),
  rule({ product: "cli", from: "0.2.0", with: "console", supportedFrom: "1.23.0", supportedBelow: null }),
];
const verdicts = (combination: Parameters<typeof judge>[0]) => {
  const result = judge(combination, rules);
  return (
    result && {
      verdict: result.verdict,
      exceptions: result.exceptions,
      reasons: result.reasons.map(
        ({ verdict, product, part, rule: applied }) =>
          `${verdict}: ${applied?.feature ?? "everything"} of ${product} with ${part}`,
      ),
    }
  );
};

describe("judge", () => {
  it("returns yes if every pair is in its range, including the lower bound", () => {
    expect(verdicts({ console: "1.33.0", kafka: "2.5.0" })).toEqual({
      verdict: "yes",
      exceptions: [],
      reasons: ["yes: everything of console with kafka"],
    });
  });

  it("returns no if one pair is out of its range, including the upper bound, and keeps the other reasons", () => {
    expect(verdicts({ console: "1.33.0", gateway: "3.8.1", kafka: "4.0.0" })).toMatchInlineSnapshot(`
      {
        "exceptions": [],
        "reasons": [
          "yes: Partner zones of console with gateway",
          "yes: Chargeback of console with gateway",
          "no: everything of console with kafka",
          "no: everything of gateway with kafka",
        ],
        "verdict": "no",
      }
    `);
  });

  it("excludes only the feature that a rule names", () => {
    expect(verdicts({ console: "1.33.0", gateway: "3.5.0" })).toMatchInlineSnapshot(`
      {
        "exceptions": [
          "Partner zones",
        ],
        "reasons": [
          "no: Partner zones of console with gateway",
          "yes: Chargeback of console with gateway",
        ],
        "verdict": "yes",
      }
    `);
  });

  it("returns unknown if none of the features with rules works, because nothing covers the rest", () => {
    expect(verdicts({ console: "1.33.0", gateway: "3.0.0" })).toMatchObject({
      verdict: "unknown",
      exceptions: ["Partner zones", "Chargeback"],
    });
  });

  it("returns unknown for a version or a pair without a rule, unless another pair is incompatible", () => {
    expect(verdicts({ console: "1.20.0", kafka: "3.7.0" })?.verdict).toBe("unknown");
    expect(verdicts({ console: "1.33.0", kafka: "3.7.0", postgresql: "16.0" })?.verdict).toBe("unknown");
    expect(verdicts({ console: "1.33.0", kafka: "4.1.0", postgresql: "16.0" })?.verdict).toBe("no");
  });

  it("returns unknown beyond the versions known when a rule was published, but no outside its range", () => {
    const open = [
      rule({ with: "postgresql", supportedFrom: "13.0", supportedBelow: null, newestKnown: "17" }),
      rule({
        product: "gateway",
        from: "3.5.0",
        with: "kafka-clients",
        supportedFrom: null,
        oldestKnown: "2.5.0",
      }),
    ];
    const verdict = (combination: Parameters<typeof judge>[0]) => judge(combination, open)?.verdict;
    const withPostgres = (postgresql: string) => verdict({ console: "1.33.0", postgresql });
    expect(["12.9", "13.0", "17.0", "17.4", "18.0", "99.0"].map(withPostgres)).toEqual([
      "no",
      "yes",
      "yes",
      "yes",
      "unknown",
      "unknown",
    ]);
    const withClients = (clients: string) => verdict({ gateway: "3.8.1", "kafka-clients": clients });
    expect(["0.8", "2.4.1", "2.5", "3.9.0", "4.0"].map(withClients)).toEqual([
      "unknown",
      "unknown",
      "yes",
      "yes",
      "no",
    ]);
  });

  it("returns nothing for a single component or for unrelated components", () => {
    expect(verdicts({ console: "1.33.0" })).toBeNull();
    expect(verdicts({ kafka: "3.7.0", postgresql: "16.0" })).toBeNull();
    expect(verdicts({})).toBeNull();
  });

  it("checks the CLI against the servers it connects to", () => {
    expect(verdicts({ cli: "0.5.0", console: "1.22.1" })?.verdict).toBe("no");
    expect(verdicts({ cli: "0.5.0", console: "1.23.0" })?.verdict).toBe("yes");
  });
});

it("compares only the numbers that a bound contains", () => {
  const known = (oldestKnown: string | null, newestKnown: string | null, version: string) =>
    beyondKnown({ oldestKnown, newestKnown }, version);
  expect(known(null, "1.32", "1.32.9")).toBeNull();
  expect(known(null, "1.32", "1.33")).toBe("newer");
  expect(known(null, "1.32", "2.0.0")).toBe("newer");
  expect(known("2.5.0", "3.9", "2.5")).toBeNull();
  expect(known("2.5.1", "3.9", "2.5")).toBe("older");
  expect(known(null, null, "99.0")).toBeNull();
});

it("reads versions as people type them", () => {
  expect(["16", "3.7", "v1.33.0", " 3.7.1 ", "", "three", "3.x"].map(readVersion)).toEqual([
    "16.0",
    "3.7",
    "1.33.0",
    "3.7.1",
    null,
    null,
    null,
  ]);
});

it("sorts rules by component, with general rules first", () => {
  expect(
    sortRules(rules.slice(0, 3)).map(({ with: part, feature }) => `${part} ${feature ?? ""}`.trim()),
  ).toEqual(["gateway Partner zones", "gateway Chargeback", "kafka"]);
});
