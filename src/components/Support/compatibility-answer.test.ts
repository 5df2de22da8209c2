import { expect, it } from "vitest";
import type { CompatibilityRule, Reason, Verdict } from "../../model/release/compatibility";
import { compatibilityTexts } from "../../site/translations/en/compatibility";
import { supportTexts } from "../../site/translations/en/support";
import { translatorFor } from "../translation/translator";
import { answerOf, reasonText, type Question } from "./compatibility-answer";
import { rangeText, supportedText } from "../../model/release/compatibility-words";

const { text } = translatorFor("en", { ...supportTexts, ...compatibilityTexts });

const rule: CompatibilityRule = {
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
};
const reason: Reason = {
  verdict: "yes",
  product: "console",
  version: "1.33.0",
  part: "kafka",
  other: "3.7",
  rule,
};

it("describes ranges in words", () => {
  expect([
    rangeText("1.0", "2.0", text),
    rangeText("1.0", null, text),
    rangeText(null, "2.0", text),
    rangeText(null, null, text),
  ]).toEqual(["1.0 or later, below 2.0", "1.0 or later", "below 2.0", "any version"]);
});

it("shows the versions up to which a rule is known", () => {
  const known = (oldestKnown: string | null, newestKnown: string | null) =>
    supportedText({ ...rule, supportedBelow: null, oldestKnown, newestKnown }, text);
  expect([known(null, null), known(null, "17"), known("2.5.0", null), known("2.5.0", "3.9")])
    .toMatchInlineSnapshot(`
    [
      "2.5.0 or later",
      "2.5.0 or later (known up to 17)",
      "2.5.0 or later (known from 2.5.0)",
      "2.5.0 or later (known from 2.5.0 to 3.9)",
    ]
  `);
});

it("shows a rule's requirement, its feature and its note", () => {
  const ofFeature = { ...rule, feature: "Partner zones", note: "Preview." };
  expect([
    reasonText(reason, text),
    reasonText({ ...reason, verdict: "no", rule: ofFeature }, text),
    reasonText({ ...reason, verdict: "unknown", rule: null }, text),
    reasonText({ ...reason, verdict: "unknown", rule: { ...rule, newestKnown: "3.6" } }, text),
    reasonText({ ...reason, verdict: "unknown", rule: { ...rule, oldestKnown: "3.8" } }, text),
  ]).toMatchInlineSnapshot(`
    [
      "Console 1.33.0 and Kafka brokers 3.7: supported (Kafka brokers 2.5.0 or later, below 4.0.0).",
      "Partner zones with Console 1.33.0 and Kafka brokers 3.7: not supported (requires Kafka brokers 2.5.0 or later, below 4.0.0). Preview.",
      "Console 1.33.0 and Kafka brokers 3.7: nothing has been published about this pair.",
      "Console 1.33.0 and Kafka brokers 3.7: unknown (published as 2.5.0 or later, below 4.0.0, when 3.6 was the latest version).",
      "Console 1.33.0 and Kafka brokers 3.7: unknown (nothing has been published about Kafka brokers before 3.8).",
    ]
  `);
});

const question: Question = { judgement: null, chosen: 2, unreleased: [], hasEnded: false };

it("answers in one sentence, including exceptions", () => {
  const exceptions = ["Chargeback", "Partner zones"];
  const judged = (verdict: Verdict, features: string[] = [], reasons: Reason[] = []) => ({
    ...question,
    judgement: { verdict, exceptions: features, reasons },
  });
  expect(
    [
      judged("yes"),
      judged("yes", exceptions),
      { ...judged("yes", exceptions), hasEnded: true },
      judged("unknown"),
      judged("unknown", exceptions),
      judged("unknown", [], [reason]),
      judged("unknown", exceptions, [reason]),
      judged("no", exceptions),
    ].map((each) => {
      const { verdict, headline } = answerOf(each, text);
      return `${verdict ?? "nothing"}: ${headline}`;
    }),
  ).toMatchInlineSnapshot(`
    [
      "yes: Yes, this combination is supported.",
      "yes: Yes, this combination is supported, except for: Chargeback, Partner zones.",
      "unknown: No longer: these versions work together, except for: Chargeback, Partner zones, but support has ended.",
      "unknown: Unknown: not enough has been published about this combination.",
      "unknown: Unknown: not enough has been published about this combination; not supported: Chargeback, Partner zones.",
      "unknown: Partly unknown.",
      "unknown: Partly unknown; not supported: Chargeback, Partner zones.",
      "no: No, this combination isn’t supported.",
    ]
  `);
});

it("explains which choice is missing, or that the components are unrelated", () => {
  expect([
    answerOf({ ...question, chosen: 0 }, text),
    answerOf({ ...question, chosen: 1 }, text),
    answerOf({ ...question, chosen: 2 }, text),
  ]).toMatchInlineSnapshot(`
    [
      {
        "headline": "Choose two or more versions. Skip products you don’t use.",
        "verdict": null,
      },
      {
        "headline": "Choose two or more versions. Skip products you don’t use.",
        "verdict": null,
      },
      {
        "headline": "These parts don’t depend on each other. Add Console, Gateway or the CLI.",
        "verdict": null,
      },
    ]
  `);
});

it("never answers yes for an unreleased version, even if a rule has no upper bound", () => {
  const judgement = { verdict: "yes" as const, exceptions: [], reasons: [reason] };
  const unreleased = [{ label: "Console", version: "9.9.9" }];
  expect(answerOf({ ...question, judgement, unreleased }, text)).toMatchInlineSnapshot(`
    {
      "headline": "Unknown: Console 9.9.9 isn’t a known release. Choose another version.",
      "verdict": "unknown",
    }
  `);
});
