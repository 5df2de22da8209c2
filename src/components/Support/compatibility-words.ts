import type { CompatibilityPart } from "../../model/compatibility";
import type { supportTexts } from "../../site/translations/en/support";
import type { Translator } from "../translation/translator";

type Text = Translator<keyof typeof supportTexts>["text"];

/** What readers call a part of the combination. */
export function labelOf(part: CompatibilityPart, text: Text): string {
  return text(`compatibility.part.${part}`);
}

/** A range in words: `2.5.0 or later, below 4.0.0`. */
export function rangeText(from: string | null, below: string | null, text: Text): string {
  if (from !== null && below !== null) return text("compatibility.fromBelow", { from, below });
  if (from !== null) return text("compatibility.from", { from });
  return below === null ? text("compatibility.any") : text("compatibility.below", { below });
}
