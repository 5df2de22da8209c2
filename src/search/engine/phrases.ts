import type { IndexPage } from "../../model/search/search-index";
import { textAt, type Section } from "./page-sections";
import { tokenize } from "./words/tokenize";

/**
 * Whether a section contains all phrases, each verbatim in one of its texts.
 * @param phrases each as its words and parts of names in order
 */
export function hasPhrases(
  phrases: readonly (readonly string[])[],
  page: IndexPage,
  { first, end }: Section,
): boolean {
  if (phrases.length === 0) return true;
  const texts = Array.from({ length: end - first }, (_, offset) =>
    tokenize(textAt(page, first + offset)).flatMap(({ units }) => units.map(({ term }) => term)),
  );
  return phrases.every((phrase) => texts.some((text) => includesPhrase(text, phrase)));
}

function includesPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  return text.some((_, start) => phrase.every((term, offset) => text[start + offset] === term));
}
