import { ProseMask } from "./prose-mask";

/**
 * The texts in a file of `src/site/translations`. Everything else is blank: keys, comments, imports, `{placeholders}`.
 * @param source the whole file
 * @returns as many lines as the file has, with each word at its original position
 */
export function siteTextProse(source: string): string {
  const mask = new ProseMask(source);
  const code = source.replace(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*|import .*)/gm, (found) =>
    found.replace(/[^\n]/g, " "),
  );
  for (const { index, 0: literal, 1: colon } of code.matchAll(/(?:"(?:[^"\\\n]|\\.)*"|`[^`]*`)(\s*:)?/g))
    if (colon === undefined) mask.keepOffsets(source, index, index + literal.length);
  return mask.text.replace(/\{\w+\}/g, (found) => " ".repeat(found.length));
}
