import { stem } from "./stem";
import { isQuestionWord, isStopWord } from "./stop-words";
import type { Terms } from "./terms";
import { nameOf, tokenize, type Token } from "./tokenize";

/** A search term for a word of the query, and how to search for it. */
export interface QueryTerm {
  term: string;
  /** Number of the word. */
  word: number;
  /** How well the term represents the word: 1 for the word itself. */
  boost: number;
  /** Whether words that begin with the term match too. */
  prefix: boolean;
  /** Whether similar words match too. */
  fuzzy: boolean;
}

export interface ParsedQuery {
  /** The significant words, in order. */
  words: Token[];
  terms: QueryTerm[];
  /** Quoted texts, each as its parts in order; results must contain them in this order. */
  phrases: string[][];
  /**
   * The name that the significant words form, normalized like the first cell of a table row (`rowName`): a single word, or a name
   * with a placeholder such as `KAFKA_<CLUSTER ID>_`. Null for several words.
   */
  name: string | null;
  /** Whether it is a full question, which needs an answer and not only search results. */
  isQuestion: boolean;
}

/** Algolia's limit, which no typed query exceeds. */
const LONGEST_QUERY = 512;
const MOST_WORDS = 16;

const STEM = 0.5;
const SYNONYM = 0.4;
/** For a part of a name. */
const PART = 0.2;
/** For a known word that has two neighboring letters in another order. */
const SWAPPED = 0.9;
/** For two words that a text writes as one, or vice versa. */
const SPLIT = 0.8;
const SHORTEST_SPLIT = 4;
const SHORTEST_FUZZY = 4;
const PLACEHOLDER = /<[^<>]+>/;

/**
 * Parses a query that might still be incomplete, or a full question.
 * @param terms the terms of the index
 */
export function parseQuery(typed: string, terms: Terms, isQuestion = false): ParsedQuery {
  const text = typed.slice(0, LONGEST_QUERY);
  const all = tokenize(text).filter(isWholeOfRun).slice(0, MOST_WORDS);
  const isTyping = !isQuestion && /[^\s"”»]$/.test(text);
  const last = isTyping ? all.at(-1) : undefined;
  const says = ({ whole }: Token) => !isStopWord(whole) && !(isQuestion && isQuestionWord(whole));
  const words = all.some(says) ? all.filter(says) : all;
  const found = words.flatMap((word, number) =>
    termsOfWord(word, word === last, words[number + 1], terms).map((term) => ({ ...term, word: number })),
  );
  return {
    words,
    terms: [...found, ...joinedWords(all, words, terms)],
    phrases: phrasesIn(text),
    name: words.length === 1 || PLACEHOLDER.test(text) ? nameOf(words) : null,
    isQuestion,
  };
}

/** The last character of a run without spaces is found by the pair that ends with it. */
function isWholeOfRun(token: Token, at: number, all: readonly Token[]): boolean {
  const before = all[at - 1];
  return !before || before.end < token.end;
}

function termsOfWord(
  { whole, units }: Token,
  isLast: boolean,
  next: Token | undefined,
  terms: Terms,
): Omit<QueryTerm, "word">[] {
  const found = formsOf(whole, 1, isLast, terms, next !== undefined && terms.has(whole + next.whole));
  // The parts of a known name occur in too many texts to add information to the name itself.
  if (terms.has(whole)) return found;
  if (units.length > 1) {
    const parts = units.filter(({ term }) => term.length > 1 && !isStopWord(term));
    return [
      ...found,
      ...parts.flatMap(({ term }) => formsOf(term, PART, isLast && term === units.at(-1)?.term, terms)),
    ];
  }
  return [
    ...found,
    ...splitWord(whole, terms).flatMap((part, at) => formsOf(part, SPLIT, isLast && at === 1, terms)),
  ];
}

/** A word, its other forms and its synonyms. */
function formsOf(
  term: string,
  boost: number,
  isLast: boolean,
  terms: Terms,
  isKnown = false,
): Omit<QueryTerm, "word">[] {
  const { stems, group } = terms.others(term);
  const exactly = { prefix: false, fuzzy: false };
  const isTypo = !isKnown && !terms.has(term) && mayHaveTypos(term);
  return [
    { term, boost, prefix: isLast || term.length >= SHORTEST_FUZZY, fuzzy: isTypo },
    ...(stems.length > 0 ? stems : [terms.longerForms(term)]).map((other) => ({
      term: other,
      boost: boost * STEM,
      ...exactly,
    })),
    ...group.map((other) => ({ term: other, boost: boost * SYNONYM, ...exactly })),
    ...(isTypo ? swapped(term, terms) : []).map((other) => ({
      term: other,
      boost: boost * SWAPPED,
      ...exactly,
    })),
  ];
}

/** Known words that differ from a word in the order of two neighboring letters, which MiniSearch counts as two mistakes. */
function swapped(term: string, terms: Terms): string[] {
  return Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  ).filter((other) => other !== term && terms.has(other));
}

/** Numbers and short words are assumed to be spelled correctly. */
function mayHaveTypos(term: string): boolean {
  return term.length >= SHORTEST_FUZZY && /^\p{L}+$/u.test(term);
}

/** Splits an unknown word into two known words; the result is empty if that isn't possible. */
function splitWord(word: string, terms: Terms): string[] {
  for (let at = SHORTEST_SPLIT; at <= word.length - SHORTEST_SPLIT; at += 1) {
    const pair = [word.slice(0, at), word.slice(at)];
    if (pair.every((part) => terms.has(part))) return pair;
  }
  return [];
}

/** Makes `trust store` match `truststore`, and `log in` match `login` and its synonyms. */
function joinedWords(all: readonly Token[], words: readonly Token[], terms: Terms): QueryTerm[] {
  return all.slice(1).flatMap((second, at) => {
    const first = all[at];
    if (!first) return [];
    const pair = [first, second];
    // "logged in" is "login".
    const joined = [first.whole, stem(first.whole)].map((word) => word + second.whole);
    const term = joined.find((word) => terms.has(word) || terms.others(word).group.length > 0);
    if (term === undefined) return [];
    const { group } = terms.others(term);
    const found = [
      { term, boost: SPLIT },
      ...group.map((other) => ({ term: other, boost: SPLIT * SYNONYM })),
    ];
    return words.flatMap((token, word) =>
      pair.includes(token) ? found.map((form) => ({ ...form, word, prefix: false, fuzzy: false })) : [],
    );
  });
}

function phrasesIn(text: string): string[][] {
  return [...text.matchAll(/["“”„«]([^"“”„«»]+)["“”»]/g)]
    .map(([, quoted = ""]) => tokenize(quoted).flatMap(({ units }) => units.map(({ term }) => term)))
    .filter((units) => units.length > 0);
}
