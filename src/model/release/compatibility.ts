import type { z } from "zod";
import { compatibilityParts, type CompatibilityPart } from "./compatibility-parts";
import type { compatibilityRuleSchema } from "./support-data";
import { compareVersions, isInRange, parseVersion } from "./version";

export { compatibilityParts, type CompatibilityPart };

export type CompatibilityRule = Readonly<z.infer<typeof compatibilityRuleSchema>>;

export type Verdict = "yes" | "no" | "unknown";

/** Two parts of the combination and the result of a rule for them. */
export interface Reason {
  verdict: Verdict;
  product: CompatibilityRule["product"];
  version: string;
  part: CompatibilityPart;
  other: string;
  /**
   * Null if nothing is published about the two. With a rule, `unknown` means that the rule doesn't cover such an old or new
   * version.
   */
  rule: CompatibilityRule | null;
}

export interface Judgement {
  verdict: Verdict;
  /** Features that don't work, although everything else does. */
  exceptions: string[];
  /** One for each rule that applies, and for each pair without a rule. */
  reasons: Reason[];
}

/** The chosen versions; a part that isn't in the combination is absent. */
export type Combination = Partial<Record<CompatibilityPart, string>>;

/** Parses versions as people write them, including `16` and `3.7`. @returns null if the text isn't a version */
export function readVersion(text: string): string | null {
  const trimmed = text.trim().replace(/^v/, "");
  const full = /^\d+$/.test(trimmed) ? `${trimmed}.0` : trimmed;
  return parseVersion(full) ? full : null;
}

/** The pairs whose compatibility matters. For other pairs, there are no rules. */
const related: Record<CompatibilityRule["product"], readonly CompatibilityPart[]> = {
  console: ["gateway", "kafka", "postgresql", "kubernetes", "helm", "console-chart"],
  gateway: ["kafka", "kafka-clients", "kubernetes", "helm", "gateway-chart"],
  cli: ["console", "gateway"],
};

/**
 * Evaluates a combination by the rules.
 * @returns `no` if a rule forbids it. `unknown` if a pair has no rule, has an older or newer version than its rule covers, or
 *   works for none of the features in the rules. Otherwise `yes`, with reasons. A rule for one feature forbids only that
 *   feature. Null while nothing comparable is chosen
 */
export function judge(combination: Combination, rules: readonly CompatibilityRule[]): Judgement | null {
  const pairs = compatibilityParts.flatMap((product) => {
    const version = combination[product];
    if (version === undefined || !isOurProduct(product)) return [];
    return related[product].flatMap((part) => {
      const other = combination[part];
      return other === undefined ? [] : [judgePair({ product, version, part, other }, rules)];
    });
  });
  if (pairs.length === 0) return null;
  const reasons = pairs.flat();
  const exceptions = reasons.flatMap(({ verdict, rule }) =>
    verdict === "no" && rule?.feature ? [rule.feature] : [],
  );
  const verdicts = new Set(pairs.map(verdictOf));
  return {
    verdict: verdicts.has("no") ? "no" : verdicts.has("unknown") ? "unknown" : "yes",
    exceptions,
    reasons,
  };
}

/**
 * Evaluates one pair. If a feature works, the two parts can communicate. If a feature doesn't work, that says nothing about
 * everything else.
 */
function verdictOf(reasons: readonly Reason[]): Verdict {
  const ofEverything = reasons.filter(({ rule }) => (rule?.feature ?? null) === null);
  for (const verdict of ["no", "unknown"] as const)
    if (ofEverything.some((reason) => reason.verdict === verdict)) return verdict;
  if (ofEverything.length > 0) return "yes";
  return reasons.some(({ verdict }) => verdict === "yes") ? "yes" : "unknown";
}

type Pair = Pick<Reason, "product" | "version" | "part" | "other">;

function judgePair(pair: Pair, rules: readonly CompatibilityRule[]): Reason[] {
  const { product, version, part, other } = pair;
  const own = rules.filter(
    (rule) => rule.product === product && rule.with === part && isInRange(version, rule),
  );
  if (own.length === 0) return [{ ...pair, verdict: "unknown", rule: null }];
  return own.map((rule): Reason => {
    const isSupported = isInRange(other, { from: rule.supportedFrom, below: rule.supportedBelow });
    return {
      ...pair,
      verdict: !isSupported ? "no" : beyondKnown(rule, other) === null ? "yes" : "unknown",
      rule,
    };
  });
}

/**
 * Compares a version with the versions that existed when a rule was published.
 * @returns null if the version isn't older or newer than all of them. Numbers that the rule's version leaves out match any
 *   number: 17.4 isn't newer than 17
 */
export function beyondKnown(
  { oldestKnown, newestKnown }: Pick<CompatibilityRule, "oldestKnown" | "newestKnown">,
  version: string,
): "older" | "newer" | null {
  if (oldestKnown !== null && compareWritten(version, oldestKnown) < 0) return "older";
  return newestKnown !== null && compareWritten(version, newestKnown) > 0 ? "newer" : null;
}

/** Compares only as many numbers as the bound has. */
function compareWritten(version: string, bound: string): number {
  const numbers = (text: string) => text.split(/[.-]/).map(Number);
  const own = numbers(version);
  const difference = numbers(bound)
    .map((number, index) => (own[index] ?? 0) - number)
    .find((each) => each !== 0);
  return difference ?? 0;
}

/** Sorts rules for a table: by part, then feature, newest first. */
export function sortRules(rules: readonly CompatibilityRule[]): CompatibilityRule[] {
  const position = (rule: CompatibilityRule) => compatibilityParts.indexOf(rule.with);
  return rules.toSorted(
    (a, b) =>
      position(a) - position(b) ||
      Number(a.feature !== null) - Number(b.feature !== null) ||
      compareVersions(b.from, a.from),
  );
}

/** Whether a part is one of our products, whose versions are those with release notes. */
export function isOurProduct(part: CompatibilityPart): part is CompatibilityRule["product"] {
  return Object.hasOwn(related, part);
}
