import path from "node:path";

/** The words that the site adds to English, from the root of the repository. */
export const dictionaryFile = "content/dictionary.txt";

/** Tells right words from wrong ones. */
export interface Speller {
  isRight: (word: string) => boolean;
  /** Whether a word would be right without the site's own dictionary. */
  isEnglish: (word: string) => boolean;
  /** Up to three words that were probably meant, the likeliest first. */
  suggestions: (word: string) => string[];
}

const ownDictionary = "site";

/** Bundled lists that have so many odd words that they would let misspellings through. */
const leftOut = ["cryptocurrencies", "public-licenses", "filetypes"];

const mostSuggestions = 3;

const loaded = new Map<string, Promise<Speller>>();

/** The speller of a site, loaded once. @param root absolute path of the repository */
export function loadSpeller(root: string): Promise<Speller> {
  const speller = loaded.get(root) ?? newSpeller(root);
  loaded.set(root, speller);
  return speller;
}

/**
 * Loads American English, the words of software, and the site's own dictionary.
 */
async function newSpeller(root: string): Promise<Speller> {
  // It takes long to load: only those who need it wait.
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
        // More than are wanted: some differ in capitals only.
        all.suggest(word, { numSuggestions: 4 * mostSuggestions }).map((suggestion) => suggestion.word),
      ),
    ),
  };
}

/** One word before two, each once, in the capitals of the word found, so that it can be pasted there. */
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
