import { expect, it } from "vitest";
import type { CompatibilityRule, Reason } from "../../model/compatibility";
import { compatibilityTexts } from "../../site/translations/en/compatibility";
import { supportTexts } from "../../site/translations/en/support";
import { translatorFor } from "../translation/translator";
import { headlineOf, reasonText } from "./compatibility-answer";
import { rangeText } from "./compatibility-words";

const { text } = translatorFor("en", { ...supportTexts, ...compatibilityTexts });

const rule: CompatibilityRule = {
  product: "console",
  from: "1.32.0",
  below: null,
  with: "kafka",
  supportedFrom: "2.5.0",
  supportedBelow: "4.0.0",
  feature: null,
  note: null,
};
const reason: Reason = {
  verdict: "yes",
  product: "console",
  version: "1.33.0",
  part: "kafka",
  other: "3.7",
  rule,
};

it("puts ranges in words", () => {
  expect([
    rangeText("1.0", "2.0", text),
    rangeText("1.0", null, text),
    rangeText(null, "2.0", text),
    rangeText(null, null, text),
  ]).toEqual(["1.0 or later, below 2.0", "1.0 or later", "below 2.0", "any version"]);
});

it("says what a rule demands, of which feature, and its note", () => {
  const ofFeature = { ...rule, feature: "Partner zones", note: "Preview." };
  expect([
    reasonText(reason, text),
    reasonText({ ...reason, verdict: "no", rule: ofFeature }, text),
    reasonText({ ...reason, verdict: "unknown", rule: null }, text),
  ]).toMatchInlineSnapshot(`
    [
      "Console 1.33.0 and Kafka brokers 3.7: supported (Kafka brokers 2.5.0 or later, below 4.0.0).",
      "Partner zones with Console 1.33.0 and Kafka brokers 3.7: not supported (needs Kafka brokers 2.5.0 or later, below 4.0.0). Preview.",
      "Console 1.33.0 and Kafka brokers 3.7: nothing is published about them.",
    ]
  `);
});

it("answers in one sentence, with exceptions", () => {
  const judged = { exceptions: ["Chargeback", "Partner zones"], reasons: [] };
  expect([
    headlineOf({ verdict: "yes", exceptions: [], reasons: [] }, false, text),
    headlineOf({ verdict: "yes", ...judged }, false, text),
    headlineOf({ verdict: "yes", ...judged }, true, text),
    headlineOf({ verdict: "unknown", ...judged }, true, text),
    headlineOf({ verdict: "no", ...judged }, true, text),
  ]).toMatchInlineSnapshot(`
    [
      "Yes, this combination is supported.",
      "Yes, this combination is supported, except for: Chargeback, Partner zones.",
      "No longer: these versions fit together, except for: Chargeback, Partner zones, but support has ended.",
      "Partly unknown, except for: Chargeback, Partner zones.",
      "No, this combination isn’t supported.",
    ]
  `);
});
