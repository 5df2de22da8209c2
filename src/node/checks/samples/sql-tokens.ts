/** A word, quoted text or character of SQL, and its 1-based line. */
export interface SqlToken {
  kind: "word" | "name" | "text" | "number" | "symbol" | "end";
  /** As written; words in capitals. */
  text: string;
  line: number;
}

/** SQL that can't be read. */
export class SqlMistake extends Error {
  constructor(
    message: string,
    /** 1-based. */
    readonly line: number,
  ) {
    super(message);
  }
}

const pattern = new RegExp(
  [
    /(?<space>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)/,
    /(?<text>'(?:[^']|'')*')/,
    /(?<name>"(?:[^"]|"")+"|`[^`]+`)/,
    /(?<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/,
    /(?<word>[A-Za-z_$][\w$]*)/,
    /(?<symbol><=|>=|<>|!=|\|\||->|=>|::|[-+*/%=<>().,;[\]])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "y",
);

/**
 * Cuts SQL into tokens; comments are left out, and the last one is the end.
 * @throws SqlMistake at a character that begins nothing, such as a quote that isn't closed
 */
export function sqlTokens(code: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let line = 1;
  let index = 0;
  while (index < code.length) {
    pattern.lastIndex = index;
    const match = pattern.exec(code);
    if (!match?.groups) {
      const character = code.charAt(index);
      const isQuote = "'\"`".includes(character);
      throw new SqlMistake(
        isQuote ? `\`${character}\` isn't closed` : `\`${character}\` begins nothing`,
        line,
      );
    }
    const [text] = match;
    const kind = Object.keys(match.groups).find((name) => match.groups?.[name] !== undefined);
    if (kind !== "space")
      tokens.push({
        kind: kind as SqlToken["kind"],
        text: kind === "word" ? text.toUpperCase() : text,
        line,
      });
    line += text.split("\n").length - 1;
    index += text.length;
  }
  return [...tokens, { kind: "end", text: "the end", line }];
}
