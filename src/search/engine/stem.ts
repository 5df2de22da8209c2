/**
 * An English word's stem, for comparing words only: `topics` and `topic`, `upgrading` and `upgrade`, `rotation` and
 * `rotate` have one each in common. Names and short words are their own.
 * @param term in the form of `normalize`
 */
export function stem(term: string): string {
  const known = stems.get(term);
  if (known !== undefined) return known;
  const found = stemOf(term);
  if (stems.size >= MOST_KNOWN) stems.clear();
  stems.set(term, found);
  return found;
}

/** Most words of a documentation are the same few thousand. */
const stems = new Map<string, string>();
const MOST_KNOWN = 50_000;

function stemOf(term: string): string {
  if (term.length < 4 || /[^a-z]/.test(term)) return term;
  const singular = withoutPlural(term);
  for (const [ending, replacement] of endings) {
    if (!singular.endsWith(ending)) continue;
    const base = singular.slice(0, -ending.length);
    // A stem without a vowel, or of one or two letters, is none: `ring`, `string`.
    if (base.length < 3 || !/[aeiouy]/.test(base)) return singular;
    return undouble(base + replacement);
  }
  return singular;
}

const endings: readonly [string, string][] = [
  ["ization", "iz"],
  ["isation", "iz"],
  ["ising", "iz"],
  ["ised", "iz"],
  ["ise", "iz"],
  ["ations", ""],
  ["ation", ""],
  ["ating", ""],
  ["ated", ""],
  ["ate", ""],
  ["ions", ""],
  ["ion", ""],
  ["ings", ""],
  ["ing", ""],
  ["ments", ""],
  ["ment", ""],
  ["ers", ""],
  ["er", ""],
  ["ed", ""],
  ["e", ""],
];

function withoutPlural(term: string): string {
  if (/(?:ss|us|is)$/.test(term)) return term;
  if (/[^aeiou]ies$/.test(term)) return `${term.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(term)) return term.slice(0, -2);
  return term.endsWith("s") ? term.slice(0, -1) : term;
}

/** `mapping` is of `map`. */
function undouble(base: string): string {
  return /([^aeioulsz])\1$/.test(base) ? base.slice(0, -1) : base;
}
