import type { Table } from "mdast";
import { sortRules, type CompatibilityRule } from "../../model/release/compatibility";
import { labelOf, rangeText, supportedText } from "../../model/release/compatibility-words";
import { longDate } from "../../model/site/date";
import type { SupportWindow } from "../../model/release/support-window";
import { fillText } from "../../model/site/translation";
import { supportTexts } from "../../site/translations/en/support";
import { plainTable } from "./mdast-nodes";

const text = (key: keyof typeof supportTexts, values: Readonly<Record<string, string>> = {}): string =>
  fillText(supportTexts[key], values);

/**
 * Lists how long each version is supported. The current status is left out, because a file can be read at any time.
 * @param windows of one product
 */
export function supportTable(windows: readonly SupportWindow[]): Table {
  return plainTable([
    [text("support.version"), text("support.released"), text("support.until")],
    ...windows.map(({ label, released, until }) => [
      label,
      released === null ? "—" : longDate(released),
      until === null ? "—" : longDate(until),
    ]),
  ]);
}

/** Lists what the versions of a product are compatible with. @param rules of one product */
export function compatibilityTable(rules: readonly CompatibilityRule[]): Table {
  const [first] = rules;
  return plainTable([
    [
      first ? labelOf(first.product, text) : "",
      text("compatibility.with"),
      text("compatibility.versions"),
      text("compatibility.feature"),
    ],
    ...sortRules(rules).map((rule) => [
      rangeText(rule.from, rule.below, text),
      labelOf(rule.with, text),
      supportedText(rule, text),
      [rule.feature ?? text("compatibility.everything"), ...(rule.note === null ? [] : [rule.note])].join(
        ". ",
      ),
    ]),
  ]);
}
