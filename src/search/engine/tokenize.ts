/** A word of a text as readers see it: a plain word, or a name of several parts such as `ssl.truststore.location`. */
export interface Token {
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** The whole in the form it is compared in, without what joins its parts: `ssltruststorelocation`. */
  whole: string;
  /** Its parts in order; one for a plain word. */
  units: Unit[];
  /** Further terms that it is found by: `3.8` for `3.8.1`, `heapopts` for `KAFKA_HEAP_OPTS`. */
  more: string[];
}

export interface Unit {
  term: string;
  start: number;
  end: number;
}

/** Letters and digits, and what joins them to names: dots, dashes, underscores, slashes, colons, apostrophes. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:[._\-/\\:@'’]{1,3}[\p{L}\p{N}\p{M}]+)*/gu;
/** A version with or without `v`, letters right before one (`TLSv1.3`), or a run of letters and digits. */
const PIECE =
  /v?\d+(?:\.(?:\d+|x)(?![\p{L}\p{N}]))+|[\p{L}\p{M}]+?(?=v?\d+(?:\.(?:\d+|x)(?![\p{L}\p{N}]))+)|[\p{L}\p{N}\p{M}]+/giu;
const VERSION = /^v?(\d+(?:\.(?:\d+|x))+)$/i;
/** Between `consumer` and `Group`, `Kafka` and `Connect` in `KafkaConnect`, `SQL` and `Topic` in `SQLTopic`. */
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Scripts that are written without spaces. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u;
const UNSPACED_OR_NOT = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[^])+`, "gu");

/** Longer ones are keys and digests, which nobody types whole. */
const LONGEST_TERM = 64;
const MOST_UNITS = 32;

/**
 * Cuts a text into words for engineers. Names are found whole in any spelling (`consumerGroup`, `consumer-group`) and by
 * their parts; versions stay whole. Letters are compared without case, accents and width.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    for (const token of tokensOf(match[0])) tokens.push(moved(token, match.index));
  }
  return tokens;
}

/** The words of a text as they are written, names whole; `tokensOf` takes each apart. */
export function writtenWords(text: string): readonly string[] {
  return text.match(TOKEN) ?? [];
}

/** Most words of a documentation are the same few thousand, and taking one apart is what takes time. */
const known = new Map<string, readonly Token[]>();
const MOST_KNOWN = 50_000;

/** The tokens of a word as it is written, with places counted from its beginning. */
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

/** Texts of mixed scripts are cut where the script changes, since unspaced ones don't join. */
function runsOf(written: string): Run[] {
  if (!UNSPACED.test(written)) return [{ text: written, start: 0 }];
  return [...written.matchAll(UNSPACED_OR_NOT)].map((match) => ({ text: match[0], start: match.index }));
}

/** Overlapping pairs of characters, and the last one, so that any run of characters is found. */
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
  // What a name begins with is found anyway.
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

/** `1.30.2` is found by `1.30`, though not by `1`, which is in too many. */
function shorterVersions(version: string): string[] {
  const numbers = version.split(".");
  return numbers.slice(2).map((_, index) => numbers.slice(0, index + 2).join("."));
}

/** Digits that were apart stay so: `10.1` is no `101`. */
function joined(units: readonly Unit[]): string {
  return units
    .map(({ term }) => term)
    .reduce((before, term) => before + (/\d$/.test(before) && /^\d/.test(term) ? "." : "") + term, "")
    .slice(0, LONGEST_TERM);
}

/** Folds what shouldn't make a difference: case, accents, width, ligatures. */
export function normalize(word: string): string {
  // Letters of ASCII are what most words are made of.
  if (/^[\w.]*$/.test(word)) return word.toLowerCase();
  return word.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}
