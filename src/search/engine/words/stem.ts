/**
 * Returns an English word's stem, only for comparing words: `topics` and `topic` share a stem, as do `upgrading` and `upgrade`,
 * and `rotation` and `rotate`. Names and short words are their own stem.
 * @param term normalized with `normalize`
 */
export function stem(term: string): string {
  const known = stems.get(term);
  if (known !== undefined) return known;
  const found = stemOf(term);
  if (stems.size >= MOST_KNOWN) stems.clear();
  stems.set(term, found);
  return found;
}

/** A cache, because most words in documentation are the same few thousand. */
const stems = new Map<string, string>();
const MOST_KNOWN = 50_000;

function stemOf(term: string): string {
  if (term.length < 4 || /[^a-z]/.test(term)) return term;
  const singular = withoutPlural(term);
  for (const [ending, replacement] of endings) {
    if (!singular.endsWith(ending)) continue;
    const base = singular.slice(0, -ending.length);
    // A stem without a vowel, or with only one or two letters, isn't valid: `ring`, `string`.
    if (base.length < 3 || !/[aeiouy]/.test(base)) return singular;
    return undouble(base + replacement);
  }
  return singular;
}

const endings: readonly [string, string][] = [
  ["ancy", "ant"],
  ["ency", "ent"],
  ["ity", ""],
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

/** Removes doubled consonants: `mapping` comes from `map`. */
function undouble(base: string): string {
  return /([^aeioulsz])\1$/.test(base) ? base.slice(0, -1) : base;
}
