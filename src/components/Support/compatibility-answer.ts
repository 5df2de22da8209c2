import { beyondKnown, type Judgement, type Reason, type Verdict } from "../../model/release/compatibility";
import type { compatibilityTexts } from "../../site/translations/en/compatibility";
import type { supportTexts } from "../../site/translations/en/support";
import type { Translator } from "../translation/translator";
import { labelOf, rangeText } from "../../model/release/compatibility-words";

type Text = Translator<keyof typeof supportTexts | keyof typeof compatibilityTexts>["text"];

const reasonKeys = {
  yes: "compatibility.reasonYes",
  no: "compatibility.reasonNo",
  newer: "compatibility.reasonNewer",
  older: "compatibility.reasonOlder",
  none: "compatibility.reasonNone",
} as const;

/** A reason as a sentence, including the rule's note. */
export function reasonText({ verdict, product, version, part, other, rule }: Reason, text: Text): string {
  const pair = text("compatibility.pair", {
    one: `${labelOf(product, text)} ${version}`,
    other: `${labelOf(part, text)} ${other}`,
  });
  if (rule === null) return text("compatibility.reasonNone", { pair });
  const sentence = text(reasonKeys[verdict === "unknown" ? (beyondKnown(rule, other) ?? "none") : verdict], {
    pair: rule.feature === null ? pair : text("compatibility.ofFeature", { feature: rule.feature, pair }),
    part: labelOf(part, text),
    range: rangeText(rule.supportedFrom, rule.supportedBelow, text),
    oldest: rule.oldestKnown ?? "",
    newest: rule.newestKnown ?? "",
  });
  return rule.note ? `${sentence} ${rule.note}` : sentence;
}

export interface Question {
  /** Null if none of the chosen versions can be compared. */
  judgement: Judgement | null;
  /** The number of chosen versions. */
  chosen: number;
  /** Chosen versions of our products that haven't been released. */
  unreleased: readonly { label: string; version: string }[];
  /** Whether support for one of the versions has ended. */
  hasEnded: boolean;
}

/** The answer as a sentence, and its verdict, which is null while there is nothing to answer. */
export function answerOf(
  { judgement, chosen, unreleased, hasEnded }: Question,
  text: Text,
): { verdict: Verdict | null; headline: string } {
  const [first] = unreleased;
  if (first)
    return {
      verdict: "unknown",
      headline: text("compatibility.unreleased", { part: first.label, version: first.version }),
    };
  if (judgement === null)
    return {
      verdict: null,
      headline: text(chosen > 1 ? "compatibility.unrelated" : "compatibility.choose"),
    };
  const { verdict, exceptions, reasons } = judgement;
  const features = exceptions.join(", ");
  if (verdict === "no") return { verdict, headline: text("compatibility.no") };
  if (verdict === "unknown") {
    const without = features ? text("compatibility.without", { features }) : "";
    const isPartly = reasons.some((reason) => reason.verdict === "yes");
    return {
      verdict,
      headline: text(isPartly ? "compatibility.partlyUnknown" : "compatibility.unknown", { without }),
    };
  }
  const except = features ? text("compatibility.except", { features }) : "";
  return hasEnded
    ? { verdict: "unknown", headline: text("compatibility.noLonger", { except }) }
    : { verdict, headline: text("compatibility.yes", { except }) };
}
