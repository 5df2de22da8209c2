import type { Judgement, Reason } from "../../model/compatibility";
import type { compatibilityTexts } from "../../site/translations/en/compatibility";
import type { supportTexts } from "../../site/translations/en/support";
import type { Translator } from "../translation/translator";
import { labelOf, rangeText } from "./compatibility-words";

type Text = Translator<keyof typeof supportTexts | keyof typeof compatibilityTexts>["text"];

/** A reason in a sentence, with the rule's note. */
export function reasonText({ verdict, product, version, part, other, rule }: Reason, text: Text): string {
  const pair = text("compatibility.pair", {
    one: `${labelOf(product, text)} ${version}`,
    other: `${labelOf(part, text)} ${other}`,
  });
  if (rule === null) return text("compatibility.reasonNone", { pair });
  const sentence = text(verdict === "yes" ? "compatibility.reasonYes" : "compatibility.reasonNo", {
    pair: rule.feature === null ? pair : text("compatibility.ofFeature", { feature: rule.feature, pair }),
    part: labelOf(part, text),
    range: rangeText(rule.supportedFrom, rule.supportedBelow, text),
  });
  return rule.note ? `${sentence} ${rule.note}` : sentence;
}

/**
 * The answer in a sentence.
 * @param hasEnded whether support of one of the versions has ended
 */
export function headlineOf({ verdict, exceptions }: Judgement, hasEnded: boolean, text: Text): string {
  if (verdict === "no") return text("compatibility.no");
  const except =
    exceptions.length > 0 ? text("compatibility.except", { features: exceptions.join(", ") }) : "";
  if (verdict === "unknown") return text("compatibility.unknown", { except });
  return text(hasEnded ? "compatibility.noLonger" : "compatibility.yes", { except });
}
