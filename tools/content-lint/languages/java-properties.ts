/** A line in a Java properties file that starts an entry. */
export interface PropertyLine {
  /** 1-based. */
  line: number;
  text: string;
}

/** The lines in Java properties that start an entry: not comments, blank lines or continuations of the previous line. */
export function propertyLines(code: string): PropertyLine[] {
  let continues = false;
  return code.split("\n").flatMap((text, index): PropertyLine[] => {
    const goesOn = continues;
    continues = /(^|[^\\])\\$/.test(text) && !/^\s*[#!]/.test(text);
    return goesOn || /^\s*([#!].*)?$/.test(text) ? [] : [{ line: index + 1, text }];
  });
}

/** The key of an entry, or null if the line has none. */
export function propertyKey(text: string): string | null {
  return /^\s*([\w.$<>-]+)\s*[=:]/.exec(text)?.[1] ?? null;
}
