import type { Finding } from "./sample";
import { SqlReader } from "./sql-reader";
import { readStatement } from "./sql-statement";
import { SqlMistake, sqlTokens } from "./sql-tokens";

/** Reads SQL statement by statement, up to the first that can't be read; the last one may lack its semicolon. */
export function sqlFindings(code: string): Finding[] {
  try {
    const reader = new SqlReader(sqlTokens(code));
    while (!reader.isAtEnd()) {
      readStatement(reader);
      if (!reader.isAtEnd()) reader.expect(";");
    }
    return [];
  } catch (error) {
    if (!(error instanceof SqlMistake)) throw error;
    return [{ line: error.line, message: `not valid SQL: ${error.message}` }];
  }
}
