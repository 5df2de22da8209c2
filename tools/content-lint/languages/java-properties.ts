/** A line of a Java properties file that begins an entry. */
export interface PropertyLine {
  /** 1-based. */
  line: number;
  text: string;
}

/** The lines of Java properties that begin an entry: no comments, blank lines or what goes on from the line before. */
export function propertyLines(code: string): PropertyLine[] {
  let continues = false;
  return code.split("\n").flatMap((text, index): PropertyLine[] => {
    const goesOn = continues;
    continues = /(^|[^\\])\\$/.test(text) && !/^\s*[#!]/.test(text);
    return goesOn || /^\s*([#!].*)?$/.test(text) ? [] : [{ line: index + 1, text }];
  });
}

/** The key of an entry, or null where the line has none. */
export function propertyKey(text: string): string | null {
  return /^\s*([\w.$<>-]+)\s*[=:]/.exec(text)?.[1] ?? null;
}
