/** A word of a text and where it stands, both 1-based. */
export interface ProseWord {
  word: string;
  line: number;
  column: number;
}

/** What is no word even in prose. */
const noWords = [
  /`[^`\n]*`/g,
  /\b[a-z][a-z+.-]*:\/\/\S+/gi,
  /\S+@\S+/g,
  // Identifiers with the company's name, which is in no sentence of its own.
  /\bconduktor[-_./][\w./-]*\w/g,
  /&#?\w+;/g,
  /\$\{[^}]*\}/g,
  // The id of a heading.
  /\\?\{#[^}\n]*\}/g,
  /\\./g,
  // Names of files and hosts, versions, identifiers: a dot, a slash in front, an underscore or a digit among letters.
  /(?<![\w/])\.{0,2}\/[\w.-]+(?:\/[\w.-]*)*/g,
  /[\p{L}\d-]+(?:\.[\p{Ll}\d][\p{L}\d-]*)+/gu,
  /[\p{L}\d]*_[\p{L}\d_]*/gu,
  /\p{L}*\d[\p{L}\d]*/gu,
];

/** Shorter ones are chance: units, and letters that stand for something. */
const shortest = 3;

/**
 * The words of a prose, one by one: `re-encrypt` is two, the `'s` of a possessive belongs to none.
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
