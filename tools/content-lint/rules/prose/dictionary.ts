import { readFileSync } from "node:fs";
import path from "node:path";
import { errorIn, type ContentProblem } from "../../../../src/model/problem/problem";
import { dictionaryFile, loadSpeller } from "../../facts/speller";
import type { Rule } from "../../rule/rule";
import { proseFiles } from "./spelling";
import { proseWords } from "../../document/prose-words";

/** The site's own dictionary. */
export const dictionary: Rule = {
  id: "prose/dictionary",
  about:
    "Words in content/dictionary.txt that aren't used, that the English dictionary contains, or that are out of order.",
  check: async (content) => {
    const { isEnglish } = await loadSpeller(content.root);
    const used = new Set(
      proseFiles(content).flatMap(({ prose }) => proseWords(prose).map(({ word }) => word.toLowerCase())),
    );
    const text = readFileSync(path.join(content.root, dictionaryFile), "utf8");
    return dictionaryProblems(text, used, isEnglish);
  },
};

/**
 * Checks the format of the site's dictionary, so that it stays readable: each section starts with a comment, its words are
 * unique and in alphabetical order, and each word is used and isn't in the English dictionary. A leading `!` marks a word as
 * wrong although the English dictionary contains it.
 * @param text the whole file
 * @param used all words in the content, in lowercase
 * @param isEnglish whether a word is correct without this dictionary
 */
export function dictionaryProblems(
  text: string,
  used: ReadonlySet<string>,
  isEnglish: (word: string) => boolean,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const seen = new Map<string, number>();
  let before = "";
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const report = (message: string, hint: string) =>
      problems.push(errorIn(dictionaryFile, message, hint, { line: index + 1, column: 1 }));
    if (line.startsWith("#")) before = "";
    if (line === "" || line.startsWith("#")) continue;
    const word = line.replace(/^!/, "").toLowerCase();
    const first = seen.get(word);
    if (!/^!?\p{L}+(?:'\p{L}+)?$/u.test(line))
      report(
        `"${line}" isn't a word`,
        "write one word per line, using only letters, and put `!` before a word that is wrong",
      );
    else if (first !== undefined)
      report(`"${line}" appears twice`, `remove it, because line ${first} already contains it`);
    else if (before !== "" && word.localeCompare(before, "en") < 0)
      report(`"${line}" must come before "${before}"`, "sort each section alphabetically");
    else if (!line.startsWith("!") && !used.has(word)) report(`"${line}" isn't used anywhere`, "remove it");
    else if (!line.startsWith("!") && isEnglish(line))
      report(`"${line}" is already in the English dictionary`, "remove it");
    if (first === undefined) seen.set(word, index + 1);
    before = word;
  }
  return problems;
}
