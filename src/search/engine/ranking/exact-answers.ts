import { upgradePathPath } from "../../../model/navigation/changelog-paths";
import type { EngineIndex } from "../engine-index";
import type { ParsedQuery } from "../words/parse-query";
import { hasRow } from "../page-sections";
import { spellings } from "../words/terms";
import { tokenize, type Token } from "../words/tokenize";

/** Higher than the combined scores of other sections. */
export const EXACT = 10;

/** Finds the sections of releases by a version, image or CVE, and the upgrade path by two versions. */
export function exactAnswers({ words }: ParsedQuery, index: EngineIndex): Set<number> {
  return new Set([...releases(words, index), ...upgradePath(words, index)]);
}

/**
 * Whether a section has a table row for the option or the variable that is the whole query.
 * @param number the section's number
 */
export function hasNamedRow(
  { name, words: [word, ...others] }: ParsedQuery,
  number: number,
  { pages, sections }: Pick<EngineIndex, "pages" | "sections">,
): boolean {
  const isPlainWord = others.length === 0 && (word?.units.length ?? 0) < 2;
  if (name === null || isPlainWord) return false;
  const section = sections[number];
  const page = pages[section?.page ?? -1];
  return section !== undefined && page !== undefined && hasRow(page, section, name);
}

/** The releases that the query identifies by a version, an image or a CVE, if all other words are part of their name. */
function releases(words: readonly Token[], { pages, firstSections }: EngineIndex): number[] {
  if (!words.some(hasVersion)) return [];
  return pages.flatMap(({ kind, title, keywords, group }, page) => {
    if (kind !== "release") return [];
    const names = new Set(tokenize(`${title} ${keywords ?? ""} ${group}`).flatMap(spellings));
    const isNamed = words.every(
      ({ whole, units }) => names.has(whole) || units.every(({ term }) => names.has(term)),
    );
    return isNamed ? [firstSections[page] ?? 0] : [];
  });
}

/** The upgrade path, if the query consists of two versions, such as "3.3 to 3.8.1" or "gateway 3.3 → 3.8.1". */
function upgradePath(words: readonly Token[], { pages, firstSections }: EngineIndex): number[] {
  if (words.filter(({ whole }) => /^v?\d+\.\d+(?:\.\d+)?$/.test(whole)).length !== 2) return [];
  return pages.flatMap(({ path }, page) =>
    path.endsWith(upgradePathPath) ? [firstSections[page] ?? 0] : [],
  );
}

/** Whether a word is a version, a name with a version, or a CVE. */
export function hasVersion({ whole, units }: Token): boolean {
  return /^cve[\d.]+$/.test(whole) || units.some(({ term }) => /^\d+\.\d/.test(term));
}
