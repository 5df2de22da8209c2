import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sortProblems, type ContentProblem } from "../../../model/problem";
import type { ContentText } from "../samples/check-samples";
import { dataProse } from "./data-prose";
import { dictionaryProblems } from "./dictionary-form";
import { proseWords } from "./prose-words";
import type { FileProse } from "./read-prose";
import { siteTextProse } from "./site-text-prose";
import { dictionaryFile, loadSpeller, type Speller } from "./speller";

const siteTexts = "src/site/translations/en";

/**
 * Looks up every word that readers see: of pages, of data files, and of the site's own English texts.
 * @param root absolute path of the repository
 * @param pages the prose of pages and partials
 */
export async function spellingProblems(root: string, pages: readonly FileProse[]): Promise<ContentProblem[]> {
  const speller = await loadSpeller(root);
  const proses = [
    ...pages,
    ...filesBelow(root, "content", /\.ya?ml$/).map(({ file, text }) => ({ file, prose: dataProse(text) })),
    ...filesBelow(root, siteTexts, /\.ts$/).map(({ file, text }) => ({ file, prose: siteTextProse(text) })),
  ];
  const used = new Set(
    proses.flatMap(({ prose }) => proseWords(prose).map(({ word }) => word.toLowerCase())),
  );
  return sortProblems([
    ...proses.flatMap(({ file, prose }) => misspellings(file, prose, speller)),
    ...dictionaryProblems(readFileSync(path.join(root, dictionaryFile), "utf8"), used, speller.isEnglish),
  ]);
}

/**
 * The words of a prose that are in no dictionary.
 * @param file path from the root of the repository
 * @param prose text with everything else blanked out
 */
export function misspellings(file: string, prose: string, speller: Speller): ContentProblem[] {
  return proseWords(prose)
    .filter(({ word }) => !speller.isRight(word))
    .map(({ word, line, column }) => {
      const meant = speller.suggestions(word).map((each) => `"${each}"`);
      const suggestion = meant.length > 0 ? `did you mean ${meant.join(", ")}? ` : "";
      return {
        severity: "error" as const,
        file,
        line,
        column,
        message: `"${word}" is in no dictionary`,
        hint: `${suggestion}A word that is right goes into ${dictionaryFile}, a name that is typed into backticks`,
      };
    });
}

function filesBelow(root: string, folder: string, name: RegExp): ContentText[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join("/")}`)
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}
