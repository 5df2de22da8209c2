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
 * How long each version is supported. The status of the day is left out, since a file doesn't know when it is read.
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

/**
 * What the versions of a product work with.
 * @param rules of one product
 */
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
