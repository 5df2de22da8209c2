import { isStopWord } from "./stop-words";
import { tokenize, type Token } from "./tokenize";

export interface QueryWord {
  token: Token;
  /** Whether more of it may be still to come: the last word, unless a space or a quote follows. */
  isLast: boolean;
  /** Whether a record should have it; words such as `how` only if there are no others. */
  counts: boolean;
}

export interface ParsedQuery {
  words: QueryWord[];
  /** Texts in quotes, each as its parts in order; records must have them in this order. */
  phrases: string[][];
}

/** Algolia's limit; nobody types more. */
const LONGEST_QUERY = 512;
const MOST_WORDS = 16;

/** Reads what a reader has typed. */
export function parseQuery(typed: string): ParsedQuery {
  const text = typed.slice(0, LONGEST_QUERY);
  const tokens = tokenize(text).slice(0, MOST_WORDS);
  const phrases = [...text.matchAll(/["“”„«]([^"“”„«»]+)["“”»]/g)].map(([, quoted = ""]) =>
    unitsOf(tokenize(quoted)),
  );
  const hasOthers = tokens.some(({ whole }) => !isStopWord(whole));
  const quoted = new Set(phrases.flat());
  return {
    words: tokens.map((token, index) => ({
      token,
      isLast: index === tokens.length - 1 && /[^\s"”»]$/.test(text),
      counts: !hasOthers || !isStopWord(token.whole) || quoted.has(token.whole),
    })),
    phrases: phrases.filter((units) => units.length > 0),
  };
}

function unitsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ units }) => units.map(({ term }) => term));
}
