import { readExpression } from "./sql-expression";
import type { SqlReader } from "./sql-reader";

/**
 * Reads one statement of the SQL that samples use: queries and definitions of ksqlDB, conditions of Gateway's plugins, and
 * the roles and databases of PostgreSQL. What is read is forgotten.
 * @throws SqlMistake where it isn't such a statement
 */
export function readStatement(reader: SqlReader): void {
  if (reader.sees("SELECT")) {
    readSelect(reader);
    return;
  }
  if (reader.takes("CREATE")) {
    readCreate(reader);
    return;
  }
  if (reader.takes("INSERT", "INTO")) {
    readInsert(reader);
    return;
  }
  if (reader.takes("SET")) {
    readSetting(reader);
    return;
  }
  if (reader.takes("DROP")) {
    readDrop(reader);
    return;
  }
  if (reader.takes("DELETE", "FROM")) {
    reader.name();
    readWhere(reader);
    return;
  }
  if (reader.takes("UPDATE")) {
    reader.name();
    reader.expect("SET");
    reader.list(() => {
      reader.name();
      reader.expect("=");
      expression(reader);
    });
    readWhere(reader);
    return;
  }
  if (reader.takesAny("DESCRIBE", "TERMINATE")) {
    reader.name();
    return;
  }
  if (reader.takesAny("SHOW", "LIST")) {
    words(reader);
    return;
  }
  reader.fail("a statement");
}

function expression(reader: SqlReader): void {
  readExpression(reader, () => readSelect(reader));
}

function readSelect(reader: SqlReader): void {
  reader.expect("SELECT");
  reader.takes("DISTINCT");
  reader.list(() => {
    if (reader.takes("*")) return;
    expression(reader);
    readAlias(reader);
  });
  reader.expect("FROM");
  reader.list(() => readSource(reader));
  while (isJoin(reader)) readJoin(reader);
  if (reader.takes("WINDOW")) {
    reader.name();
    reader.expect("(");
    reader.list(() => words(reader));
    reader.expect(")");
  }
  readWhere(reader);
  if (reader.takes("GROUP", "BY")) reader.list(() => expression(reader));
  if (reader.takes("PARTITION", "BY")) reader.list(() => expression(reader));
  if (reader.takes("HAVING")) expression(reader);
  if (reader.takes("ORDER", "BY"))
    reader.list(() => {
      expression(reader);
      reader.takesAny("ASC", "DESC");
    });
  if (reader.takes("EMIT") && !reader.takesAny("CHANGES", "FINAL")) reader.fail("`CHANGES` or `FINAL`");
  if (reader.takes("LIMIT") && !reader.takesKind("number")) reader.fail("a number");
}

const joins = ["LEFT", "RIGHT", "FULL", "INNER"];

function isJoin(reader: SqlReader): boolean {
  return ["JOIN", ...joins].some((word) => reader.sees(word));
}

function readJoin(reader: SqlReader): void {
  reader.takesAny(...joins);
  reader.takes("OUTER");
  reader.expect("JOIN");
  readSource(reader);
  if (reader.takes("WITHIN")) words(reader);
  reader.expect("ON");
  expression(reader);
}

function readSource(reader: SqlReader): void {
  if (reader.takes("(")) {
    readSelect(reader);
    reader.expect(")");
  } else reader.name();
  // These words are names elsewhere, so they aren't reserved.
  if (!isJoin(reader) && !["WINDOW", "WITHIN", "PARTITION"].some((word) => reader.sees(word)))
    readAlias(reader);
}

function readAlias(reader: SqlReader): void {
  if (reader.takes("AS")) reader.name();
  else reader.takesKind("word", "name");
}

function readWhere(reader: SqlReader): void {
  if (reader.takes("WHERE")) expression(reader);
}

function readCreate(reader: SqlReader): void {
  if (reader.takesAny("ROLE", "USER", "DATABASE")) {
    reader.name();
    if (reader.next.kind === "word") words(reader);
    return;
  }
  reader.takes("OR", "REPLACE");
  reader.takes("SOURCE");
  if (!reader.takesAny("STREAM", "TABLE")) reader.fail("`STREAM`, `TABLE`, `ROLE`, `USER` or `DATABASE`");
  reader.takes("IF", "NOT", "EXISTS");
  reader.name();
  const hasColumns = reader.takes("(");
  if (hasColumns) {
    reader.list(() => readColumn(reader));
    reader.expect(")");
  }
  const hasProperties = reader.takes("WITH");
  if (hasProperties) readProperties(reader);
  if (reader.takes("AS")) readSelect(reader);
  else if (!hasColumns && !hasProperties) reader.fail("`(`, `WITH` or `AS`");
}

function readColumn(reader: SqlReader): void {
  reader.name();
  readType(reader);
  while (reader.takes("NOT") || reader.takesKind("word"));
}

/** @example VARCHAR(20), ARRAY<STRUCT<id INT>> */
function readType(reader: SqlReader): void {
  if (!reader.takesKind("word")) reader.fail("a type");
  if (reader.takes("(")) {
    reader.list(() => reader.takesKind("number") || reader.fail("a number"));
    reader.expect(")");
  }
  if (!reader.takes("<")) return;
  reader.list(() => {
    readType(reader);
    if (reader.next.kind === "word") readType(reader);
  });
  reader.expect(">");
}

function readProperties(reader: SqlReader): void {
  reader.expect("(");
  reader.list(() => {
    if (!reader.takesKind("text")) reader.name();
    reader.expect("=");
    readValue(reader);
  });
  reader.expect(")");
}

function readValue(reader: SqlReader): void {
  if (!reader.takesKind("text", "number", "word")) reader.fail("a value");
}

function readInsert(reader: SqlReader): void {
  reader.name();
  if (reader.takes("(")) {
    reader.list(() => reader.name());
    reader.expect(")");
  }
  if (reader.sees("SELECT")) {
    readSelect(reader);
    return;
  }
  reader.expect("VALUES");
  reader.list(() => {
    reader.expect("(");
    reader.list(() => expression(reader));
    reader.expect(")");
  });
}

function readSetting(reader: SqlReader): void {
  if (!reader.takesKind("text")) reader.name();
  if (!reader.takes("TO")) reader.expect("=");
  readValue(reader);
}

function readDrop(reader: SqlReader): void {
  if (!reader.takesAny("STREAM", "TABLE", "ROLE", "USER", "DATABASE")) reader.fail("what is dropped");
  reader.takes("IF", "EXISTS");
  reader.name();
  reader.takes("DELETE", "TOPIC");
}

/** Words, names and values in a row, at least one. */
function words(reader: SqlReader): void {
  do readValue(reader);
  while (["word", "text", "number"].includes(reader.next.kind) && !reader.sees("ON"));
}
