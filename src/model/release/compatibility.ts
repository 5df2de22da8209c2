import { compareVersions, isInRange, parseVersion } from "./version";

/** What the combination is made of: our products, and what runs beside them. */
export const compatibilityParts = [
  "console",
  "gateway",
  "cli",
  "kafka",
  "kafka-clients",
  "postgresql",
  "kubernetes",
  "helm",
  "console-chart",
  "gateway-chart",
] as const;

export type CompatibilityPart = (typeof compatibilityParts)[number];

/** What one range of versions works with. A bound that is null doesn't bind; lower bounds are included, upper ones not. */
export interface CompatibilityRule {
  readonly product: "console" | "gateway" | "cli";
  readonly from: string;
  readonly below: string | null;
  readonly with: CompatibilityPart;
  readonly supportedFrom: string | null;
  readonly supportedBelow: string | null;
  /** The lowest and highest versions that were out when the range was published. Whether it holds beyond isn't known. */
  readonly oldestKnown: string | null;
  readonly newestKnown: string | null;
  /** The rule holds for this feature only; null for everything. */
  readonly feature: string | null;
  readonly note: string | null;
}

export type Verdict = "yes" | "no" | "unknown";

/** Two parts of the combination with what a rule says of them. */
export interface Reason {
  verdict: Verdict;
  product: CompatibilityRule["product"];
  version: string;
  part: CompatibilityPart;
  other: string;
  /** Null where nothing is published about the two. With one, `unknown` means that a version is beyond what it knows. */
  rule: CompatibilityRule | null;
}

export interface Judgement {
  verdict: Verdict;
  /** Features that don't work, though the rest does. */
  exceptions: string[];
  /** One for each rule that applies, and for each pair without one. */
  reasons: Reason[];
}

/** Chosen versions; a part that isn't part of the combination is absent. */
export type Combination = Partial<Record<CompatibilityPart, string>>;

/** Versions as people write them: `16` and `3.7` too. @returns null for what is no version */
export function readVersion(text: string): string | null {
  const trimmed = text.trim().replace(/^v/, "");
  const full = /^\d+$/.test(trimmed) ? `${trimmed}.0` : trimmed;
  return parseVersion(full) ? full : null;
}

/** Which pairs say something about each other; of the others nothing is to be known. */
const related: Record<CompatibilityRule["product"], readonly CompatibilityPart[]> = {
  console: ["gateway", "kafka", "postgresql", "kubernetes", "helm", "console-chart"],
  gateway: ["kafka", "kafka-clients", "kubernetes", "helm", "gateway-chart"],
  cli: ["console", "gateway"],
};

/**
 * Judges a combination by the rules.
 * @returns `no` where a rule forbids it, `unknown` where a pair has no rule, is beyond what its rule knows or works for none
 *   of the features that rules name, else `yes`, with reasons. A rule of one feature forbids that feature only. Null while nothing is chosen that can be
 *   compared
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

/** Of one pair. A feature that works shows that the two talk to each other; one that doesn't says nothing of the rest. */
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
 * Whether a version lies beyond those that were out when a rule was published.
 * @returns null where it doesn't. What the rule's version leaves out is any: 17.4 isn't newer than 17
 */
export function beyondKnown(
  { oldestKnown, newestKnown }: Pick<CompatibilityRule, "oldestKnown" | "newestKnown">,
  version: string,
): "older" | "newer" | null {
  if (oldestKnown !== null && compareWritten(version, oldestKnown) < 0) return "older";
  return newestKnown !== null && compareWritten(version, newestKnown) > 0 ? "newer" : null;
}

/** Compares as many numbers as the bound has. */
function compareWritten(version: string, bound: string): number {
  const numbers = (text: string) => text.split(/[.-]/).map(Number);
  const own = numbers(version);
  const difference = numbers(bound)
    .map((number, index) => (own[index] ?? 0) - number)
    .find((each) => each !== 0);
  return difference ?? 0;
}

/** Rules in the order of a table: by part, then feature, newest first. */
export function sortRules(rules: readonly CompatibilityRule[]): CompatibilityRule[] {
  const position = (rule: CompatibilityRule) => compatibilityParts.indexOf(rule.with);
  return rules.toSorted(
    (a, b) =>
      position(a) - position(b) ||
      Number(a.feature !== null) - Number(b.feature !== null) ||
      compareVersions(b.from, a.from),
  );
}

/** Whether a part is one of our products, whose versions are those that have release notes. */
export function isOurProduct(part: CompatibilityPart): part is CompatibilityRule["product"] {
  return Object.hasOwn(related, part);
}
