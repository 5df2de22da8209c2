import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentProblem } from "../../../../src/model/problem/problem";
import { dictionaryFile, loadSpeller } from "../../facts/speller";
import type { Rule } from "../../rule";
import { proseFiles } from "./spelling";
import { proseWords } from "../../document/prose-words";

/** The site's own dictionary. */
export const dictionary: Rule = {
  id: "prose/dictionary",
  about: "Words of content/dictionary.txt that nobody uses, that are English anyway, or out of order.",
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
      problems.push({ severity: "error", file: dictionaryFile, line: index + 1, column: 1, message, hint });
    if (line.startsWith("#")) before = "";
    if (line === "" || line.startsWith("#")) continue;
    const word = line.replace(/^!/, "").toLowerCase();
    const first = seen.get(word);
    if (!/^!?\p{L}+(?:'\p{L}+)?$/u.test(line))
      report(
        `"${line}" is no word`,
        "write one word a line, of letters, with `!` in front where it is wrong",
      );
    else if (first !== undefined) report(`"${line}" stands here twice`, `take it out: line ${first} has it`);
    else if (before !== "" && word.localeCompare(before, "en") < 0)
      report(`"${line}" comes after "${before}"`, "order each section by the alphabet");
    else if (!line.startsWith("!") && !used.has(word)) report(`"${line}" is used nowhere`, "take it out");
    else if (!line.startsWith("!") && isEnglish(line))
      report(`"${line}" is known without this dictionary`, "take it out");
    if (first === undefined) seen.set(word, index + 1);
    before = word;
  }
  return problems;
}
