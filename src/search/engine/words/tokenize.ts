/** A word in a text as readers see it: a plain word, or a name with several parts such as `ssl.truststore.location`. */
export interface Token {
  /** Its position in the text, in UTF-16 code units. */
  start: number;
  end: number;
  /** The normalized whole word, without the characters that join its parts: `ssltruststorelocation`. */
  whole: string;
  /** Its parts in order; a plain word has one. */
  units: Unit[];
  /** Additional terms that match it: `3.8` for `3.8.1`, `heapopts` for `KAFKA_HEAP_OPTS`. */
  more: string[];
}

export interface Unit {
  term: string;
  start: number;
  end: number;
}

/** Letters, digits, and the characters that join them in names: dots, dashes, underscores, slashes, colons, apostrophes. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:[._\-/\\:@'’]{1,3}[\p{L}\p{N}\p{M}]+)*/gu;
/** A version with or without `v`, letters directly before a version (`TLSv1.3`), or a run of letters and digits. */
const PIECE =
  /v?\d+(?:\.(?:\d+|x)(?![\p{L}\p{N}]))+|[\p{L}\p{M}]+?(?=v?\d+(?:\.(?:\d+|x)(?![\p{L}\p{N}]))+)|[\p{L}\p{N}\p{M}]+/giu;
const VERSION = /^v?(\d+(?:\.(?:\d+|x))+)$/i;
/** The boundary between `consumer` and `Group`, `Kafka` and `Connect` in `KafkaConnect`, `SQL` and `Topic` in `SQLTopic`. */
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Scripts written without spaces. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u;
const UNSPACED_OR_NOT = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[^])+`, "gu");

/** Longer terms are keys and digests, which readers don't type in full. */
const LONGEST_TERM = 64;
const MOST_UNITS = 32;

/**
 * Splits a text into words, adapted to technical text. Names are found as a whole in any spelling (`consumerGroup`,
 * `consumer-group`) and by their parts. Versions stay whole. Letters are compared without case, accents and width.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    for (const token of tokensOf(match[0])) tokens.push(moved(token, match.index));
  }
  return tokens;
}

/** Several words as one name, normalized for comparing names. */
export function nameOf(tokens: readonly Token[]): string {
  return tokens.map(({ whole }) => whole).join(" ");
}

/** The words in a text as written, with names as a whole; `tokensOf` splits each of them. */
export function writtenWords(text: string): readonly string[] {
  return text.match(TOKEN) ?? [];
}

/** A cache, because most words in documentation are the same few thousand, and splitting them takes most of the time. */
const known = new Map<string, readonly Token[]>();
const MOST_KNOWN = 50_000;

/** The tokens of a word as written, with positions relative to its beginning. */
export function tokensOf(written: string): readonly Token[] {
  let tokens = known.get(written);
  if (!tokens) {
    tokens = runsOf(written).flatMap((run) =>
      UNSPACED.test(run.text) ? unspacedTokens(run) : nameToken(run),
    );
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(written, tokens);
  }
  return tokens;
}

function moved({ start, end, whole, units, more }: Token, by: number): Token {
  return {
    start: start + by,
    end: end + by,
    whole,
    units: units.map((unit) => ({ term: unit.term, start: unit.start + by, end: unit.end + by })),
    more,
  };
}

interface Run {
  text: string;
  start: number;
}

/** Texts in mixed scripts are split where the script changes, since scripts without spaces don't join words. */
function runsOf(written: string): Run[] {
  if (!UNSPACED.test(written)) return [{ text: written, start: 0 }];
  return [...written.matchAll(UNSPACED_OR_NOT)].map((match) => ({ text: match[0], start: match.index }));
}

/** Overlapping pairs of characters, and the last character, so that any run of characters can be found. */
function unspacedTokens({ text, start }: Run): Token[] {
  const characters = Array.from(text);
  let offset = start;
  return characters.map((character, index) => {
    const pair = character + (characters[index + 1] ?? "");
    const term = normalize(pair);
    const token = { start: offset, end: offset + pair.length };
    offset += character.length;
    return { ...token, whole: term, units: [{ term, ...token }], more: [] };
  });
}

function nameToken({ text, start }: Run): Token[] {
  const units: Unit[] = [];
  const more: string[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const at = start + index;
    const version = VERSION.exec(piece)?.[1];
    if (version !== undefined) {
      units.push({ term: version.toLowerCase(), start: at, end: at + piece.length });
      more.push(...shorterVersions(version.toLowerCase()));
    } else units.push(...camelUnits(piece, at));
    if (units.length > MOST_UNITS) break;
  }
  if (units.length === 0) return [];
  // The beginning of a name is found anyway.
  more.push(...units.slice(1, -1).map((_, at) => joined(units.slice(at + 1))));
  return [{ start, end: start + text.length, whole: joined(units), units, more }];
}

function camelUnits(piece: string, start: number): Unit[] {
  let offset = start;
  return piece.split(CAMEL).flatMap((part) => {
    const unit = { term: normalize(part).slice(0, LONGEST_TERM), start: offset, end: offset + part.length };
    offset += part.length;
    return unit.term === "" ? [] : [unit];
  });
}

/** `1.30.2` is found by `1.30`, but not by `1`, which occurs in too many versions. */
function shorterVersions(version: string): string[] {
  const numbers = version.split(".");
  return numbers.slice(2).map((_, index) => numbers.slice(0, index + 2).join("."));
}

/** Separate digits stay separate: `10.1` isn't `101`. */
function joined(units: readonly Unit[]): string {
  return units
    .map(({ term }) => term)
    .reduce((before, term) => before + (/\d$/.test(before) && /^\d/.test(term) ? "." : "") + term, "")
    .slice(0, LONGEST_TERM);
}

/** Removes insignificant differences: case, accents, width, ligatures. */
export function normalize(word: string): string {
  // A shortcut for ASCII letters, because most words contain nothing else.
  if (/^[\w.]*$/.test(word)) return word.toLowerCase();
  return word.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}
