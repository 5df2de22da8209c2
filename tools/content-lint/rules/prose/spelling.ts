import { errorIn, type ContentProblem } from "../../../../src/model/problem/problem";
import type { Content } from "../../rule/content";
import { proseWords } from "../../document/prose-words";
import { dictionaryFile, loadSpeller, type Speller } from "../../facts/speller";
import type { Rule } from "../../rule/rule";

/** Checks pages, data and the site's own texts. */
export const spelling: Rule = {
  id: "prose/spelling",
  about:
    "Words that aren't in the American English dictionary, the software dictionaries or content/dictionary.txt.",
  check: async (content) => {
    const speller = await loadSpeller(content.root);
    return proseFiles(content).flatMap(({ file, prose }) => misspellings(file, prose, speller));
  },
};

/** Every file with prose. */
export function proseFiles({
  documents,
  data,
  siteTexts,
}: Pick<Content, "documents" | "data" | "siteTexts">): { file: string; prose: string }[] {
  return [...documents, ...data, ...siteTexts];
}

/**
 * The words in prose that no dictionary contains.
 * @param file path from the root of the repository
 * @param prose text with everything else blanked out
 */
export function misspellings(file: string, prose: string, speller: Speller): ContentProblem[] {
  return proseWords(prose)
    .filter(({ word }) => !speller.isRight(word))
    .map(({ word, line, column }) => {
      const meant = speller.suggestions(word).map((each) => `"${each}"`);
      const suggestion = meant.length > 0 ? `did you mean ${meant.join(", ")}? ` : "";
      const hint = `${suggestion}If the word is correct, add it to ${dictionaryFile}. If readers type it, put it in backticks`;
      return errorIn(file, `"${word}" isn't in any dictionary`, hint, { line, column });
    });
}
