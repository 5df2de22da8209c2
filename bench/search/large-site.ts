import {
  CODE_LEVEL,
  TEXT_LEVEL,
  type IndexPage,
  type SearchIndexFile,
} from "../../src/model/search/search-index";

/** The share of rare words that a page replaces with words that only its own chapter uses. */
const OWN_WORDS = 0.3;
/** A word that the site uses more often isn't replaced. */
const RARE = 6;
const PAGES_OF_CHAPTER = 20;
const WORDS_OF_CHAPTER = 60;

/**
 * Creates the index of a large site: the real pages and imitations of them. Each imitation has the structure of one of the real
 * pages: its headings, texts, rows and code with their lengths. The words come from a chain that follows each pair of words in
 * the real texts with a word that follows it there. Rare words are partly replaced with new ones per chapter of 20 pages, so
 * that the vocabulary grows with the site. The result is the same each time.
 * @param count the number of pages
 */
export function largeSite(
  { version, synonyms, pages: real }: SearchIndexFile,
  count: number,
): SearchIndexFile {
  const random = randomNumbers(17);
  const chain = new Chain(real);
  const headings = real.flatMap(({ title, entries }) => [
    title,
    ...entries.flatMap(([level, text]) => (level === TEXT_LEVEL || level === CODE_LEVEL ? [] : [text])),
  ]);
  const pages = [...real];
  let own: string[] = [];
  for (let number = pages.length; number < count; number += 1) {
    if (own.length === 0 || number % PAGES_OF_CHAPTER === 0)
      own = Array.from({ length: WORDS_OF_CHAPTER }, () => newWord(random));
    const template = real[number % real.length];
    if (!template) throw new RangeError("The site has no page to imitate.");
    const say = (text: string) => chain.imitate(text, own, random);
    const title = say(pick(headings, random));
    const folder = template.path.split("/").slice(0, -2).join("/");
    const chapter = Math.floor(number / PAGES_OF_CHAPTER);
    const { description } = template;
    pages.push({
      ...template,
      path: `${folder}/${own[0] ?? ""}-${chapter}/${slug(title)}/`,
      title,
      keywords: template.keywords && say(template.keywords),
      ...(description === undefined ? {} : { description: say(description) }),
      entries: template.entries.map(([level, text]) => [level, say(text)]),
    });
  }
  return { version, synonyms, pages };
}

/** Which words follow each pair of words. */
class Chain {
  private readonly next = new Map<string, string[]>();
  private readonly counts = new Map<string, number>();

  constructor(pages: readonly IndexPage[]) {
    for (const { entries } of pages) {
      for (const [level, text] of entries) if (level === TEXT_LEVEL || level === CODE_LEVEL) this.learn(text);
    }
  }

  private learn(text: string): void {
    const words = text.split(/\s+/);
    words.forEach((word, at) => {
      this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
      const pair = pairOf(words, at);
      const next = this.next.get(pair);
      if (next) next.push(word);
      else this.next.set(pair, [word]);
    });
  }

  /** A different text with as many words as `text`. */
  imitate(text: string, own: readonly string[], random: () => number): string {
    const like = text.split(/\s+/);
    const words: string[] = [];
    for (const [at, original] of like.entries()) {
      const next = at === 0 ? undefined : this.next.get(pairOf(words, at));
      // Code, rows and headings begin like the original, which keeps their kind.
      words.push(next ? pick(next, random) : original);
    }
    return words
      .map((word) =>
        (this.counts.get(word) ?? 0) <= RARE && /\p{L}{4}/u.test(word) && random() < OWN_WORDS
          ? word.replace(
              /\p{L}{4,}/u,
              pick(own, () => random() ** 3),
            )
          : word,
      )
      .join(" ");
  }
}

function pairOf(words: readonly string[], at: number): string {
  return `${words[at - 2] ?? ""} ${words[at - 1] ?? ""}`;
}

function pick(items: readonly string[], random: () => number): string {
  return items[Math.floor(random() * items.length)] ?? "";
}

const onsets = [
  "b",
  "br",
  "c",
  "cl",
  "d",
  "dr",
  "f",
  "g",
  "gr",
  "h",
  "l",
  "m",
  "n",
  "p",
  "pr",
  "r",
  "s",
  "st",
  "t",
  "tr",
  "v",
];
const vowels = ["a", "e", "i", "o", "u", "ai", "ea", "io"];
const codas = ["", "", "n", "r", "l", "s", "t", "x", "nd", "rm"];

function newWord(random: () => number): string {
  const syllables = 2 + Math.floor(random() * 2);
  return Array.from({ length: syllables }, () =>
    [onsets, vowels, codas].map((parts) => pick(parts, random)).join(""),
  ).join("");
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
