import path from "node:path";

/** The words that the site adds to English, from the root of the repository. */
export const dictionaryFile = "content/dictionary.txt";

/** Distinguishes correct words from misspelled ones. */
export interface Speller {
  isRight: (word: string) => boolean;
  /** Whether a word would be correct without the site's own dictionary. */
  isEnglish: (word: string) => boolean;
  /** Up to three suggestions, the most likely one first. */
  suggestions: (word: string) => string[];
}

const ownDictionary = "site";

/** Bundled lists with so many unusual words that misspellings would go unnoticed. */
const leftOut = ["cryptocurrencies", "public-licenses", "filetypes"];

const mostSuggestions = 3;

const loaded = new Map<string, Promise<Speller>>();

/** The speller of a site, loaded once. */
export function loadSpeller(root: string): Promise<Speller> {
  const speller = loaded.get(root) ?? newSpeller(root);
  loaded.set(root, speller);
  return speller;
}

/** Loads American English, software terms, and the site's own dictionary. */
async function newSpeller(root: string): Promise<Speller> {
  // Loading is slow, so only code that needs the speller waits for it.
  const cspell = await import("cspell-lib");
  const bundled = await cspell.getDefaultBundledSettingsAsync();
  const load = (settings: Parameters<typeof cspell.mergeSettings>[1]) =>
    cspell.getDictionary(
      cspell.combineTextAndLanguageSettings(cspell.mergeSettings(bundled, settings), "", "plaintext"),
    );
  const dictionaries = leftOut.map((name) => `!${name}`);
  const english = await load({ language: "en-US", dictionaries });
  const all = await load({
    language: "en-US",
    dictionaries: [...dictionaries, ownDictionary],
    dictionaryDefinitions: [{ name: ownDictionary, path: path.join(root, dictionaryFile), type: "W" }],
  });
  const isIn = (dictionary: typeof all, word: string) =>
    dictionary.has(word) && !dictionary.isForbidden(word);
  const isRightWord = remembered((word) => isIn(all, word));
  return {
    isRight: isRightWord,
    isEnglish: remembered((word) => isIn(english, word)),
    suggestions: remembered((word) =>
      chosen(
        word,
        // More than needed, because some differ only in case.
        all.suggest(word, { numSuggestions: 4 * mostSuggestions }).map((suggestion) => suggestion.word),
      ),
    ),
  };
}

/** Single words before pairs of words, without duplicates, in the case of the word found, so that they can be pasted. */
function chosen(word: string, suggestions: readonly string[]): string[] {
  const isCapital = /^\p{Lu}\p{Ll}/u.test(word);
  const pasted = suggestions
    .toSorted((one, other) => Number(one.includes(" ")) - Number(other.includes(" ")))
    .map((each) => (isCapital ? each.charAt(0).toUpperCase() + each.slice(1) : each));
  const isFirst = (each: string, index: number) =>
    pasted.findIndex((other) => other.toLowerCase() === each.toLowerCase()) === index;
  return pasted.filter(isFirst).slice(0, mostSuggestions);
}

function remembered<Answer>(answer: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    const before = known.get(word) ?? answer(word);
    known.set(word, before);
    return before;
  };
}
