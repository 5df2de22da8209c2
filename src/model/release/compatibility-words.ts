import type { CompatibilityRule } from "./compatibility";
import type { CompatibilityPart } from "./compatibility-parts";

/** The keys of the texts that name parts and ranges. */
type Key =
  | `compatibility.part.${CompatibilityPart}`
  | `compatibility.${"fromBelow" | "from" | "below" | "any" | "knownTo" | "knownFrom" | "knownBetween" | "withKnown"}`;

/** Returns a text in the reader's language with its placeholders filled in. */
type Text = (key: Key, values?: Readonly<Record<string, string>>) => string;

/** The displayed name of a part of the combination. */
export function labelOf(part: CompatibilityPart, text: Text): string {
  return text(`compatibility.part.${part}`);
}

/** Describes a range: `2.5.0 or later, below 4.0.0`. */
export function rangeText(from: string | null, below: string | null, text: Text): string {
  if (from !== null && below !== null) return text("compatibility.fromBelow", { from, below });
  if (from !== null) return text("compatibility.from", { from });
  return below === null ? text("compatibility.any") : text("compatibility.below", { below });
}

/** Describes which versions work with a rule's product, including the versions known when the rule was published. */
export function supportedText(rule: CompatibilityRule, text: Text): string {
  const range = rangeText(rule.supportedFrom, rule.supportedBelow, text);
  const { oldestKnown: oldest, newestKnown: newest } = rule;
  if (oldest === null && newest === null) return range;
  const known =
    oldest === null
      ? text("compatibility.knownTo", { newest: newest ?? "" })
      : newest === null
        ? text("compatibility.knownFrom", { oldest })
        : text("compatibility.knownBetween", { oldest, newest });
  return text("compatibility.withKnown", { range, known });
}
