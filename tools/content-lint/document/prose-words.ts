/** A word in a text and its position, counted from 1. */
export interface ProseWord {
  word: string;
  line: number;
  column: number;
}

/** What isn't a word, even in prose. */
const noWords = [
  /`[^`\n]*`/g,
  /\b[a-z][a-z+.-]*:\/\/\S+/gi,
  /\S+@\S+/g,
  // Identifiers that contain the company's name, which is never a separate word in sentences.
  /\bconduktor[-_./][\w./-]*\w/g,
  /&#?\w+;/g,
  /\$\{[^}]*\}/g,
  // The ID of a heading.
  /\\?\{#[^}\n]*\}/g,
  /\\./g,
  // Names of files and hosts, versions, identifiers: a dot, a leading slash, or an underscore or a digit among letters.
  /(?<![\w/])\.{0,2}\/[\w.-]+(?:\/[\w.-]*)*/g,
  /[\p{L}\d-]+(?:\.[\p{Ll}\d][\p{L}\d-]*)+/gu,
  /[\p{L}\d]*_[\p{L}\d_]*/gu,
  /\p{L}*\d[\p{L}\d]*/gu,
];

/** Shorter words aren't checked: they are units, and letters that represent something. */
const shortest = 3;

/**
 * The words in prose, one by one: `re-encrypt` is two words, and a possessive `'s` belongs to neither.
 * @param prose text with everything else blanked out
 */
export function proseWords(prose: string): ProseWord[] {
  const blank = noWords.reduce(
    (text, pattern) => text.replace(pattern, (found) => " ".repeat(found.length)),
    prose,
  );
  return blank.split("\n").flatMap((line, index) =>
    [...line.matchAll(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu)]
      .map((match) => ({
        word: match[0].replaceAll("’", "'").replace(/'s$/, ""),
        line: index + 1,
        column: match.index + 1,
      }))
      .filter(({ word }) => word.length >= shortest),
  );
}
