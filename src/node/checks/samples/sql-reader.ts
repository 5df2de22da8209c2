import { SqlMistake, type SqlToken } from "./sql-tokens";

const reserved: ReadonlySet<string> = new Set(
  `ALTER AND AS BETWEEN BY CASE CREATE DELETE DROP ELSE EMIT END FROM GROUP HAVING IN INSERT INTO IS JOIN LIKE LIMIT NOT ON OR
  ORDER REGEXP SELECT SET THEN UPDATE VALUES WHEN WHERE WITH`.split(/\s+/),
);

/** Goes through tokens of SQL, one after the other. */
export class SqlReader {
  private place = 0;

  constructor(private readonly tokens: readonly SqlToken[]) {}

  /** What stands at the place; the end stays where it is. */
  get next(): SqlToken {
    const token = this.tokens[Math.min(this.place, this.tokens.length - 1)];
    if (!token) throw new Error("tokens have an end");
    return token;
  }

  /** Whether all is read. */
  isAtEnd(): boolean {
    return this.next.kind === "end";
  }

  /** Whether these words or characters stand next. */
  sees(...texts: readonly string[]): boolean {
    return texts.every((text, offset) => {
      const token = this.tokens[this.place + offset];
      return token?.text === text && (token.kind === "word" || token.kind === "symbol");
    });
  }

  /** Goes over these words or characters if they stand next. */
  takes(...texts: readonly string[]): boolean {
    if (!this.sees(...texts)) return false;
    this.place += texts.length;
    return true;
  }

  /** Goes over one of these words, if one stands next. */
  takesAny(...texts: readonly string[]): boolean {
    return texts.some((text) => this.takes(text));
  }

  /** Goes over these words or characters. @throws SqlMistake where others stand */
  expect(...texts: readonly string[]): void {
    for (const text of texts) if (!this.takes(text)) this.fail(`\`${text}\``);
  }

  /** Goes over a token of one of these kinds if it stands next; a word that is reserved is none. */
  takesKind(...kinds: readonly SqlToken["kind"][]): boolean {
    const { kind, text } = this.next;
    if (!kinds.includes(kind) || (kind === "word" && reserved.has(text))) return false;
    this.place += 1;
    return true;
  }

  /** Goes over a name, with the names that contain it: `orders`, `"web-orders"`, `customer.country`. */
  name(): void {
    do if (!this.takesKind("word", "name")) this.fail("a name");
    while (this.takes("."));
  }

  /** Goes over one or more, with commas between them. */
  list(each: () => void): void {
    do each();
    while (this.takes(","));
  }

  /** @throws SqlMistake that names what stands at the place */
  fail(expected: string): never {
    throw new SqlMistake(`${expected} is expected before \`${this.next.text}\``, this.next.line);
  }
}
