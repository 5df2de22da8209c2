import type { SqlReader } from "./sql-reader";

const comparisons = ["=", "<>", "!=", "<", ">", "<=", ">=", "LIKE", "REGEXP"];
const arithmetic = ["+", "-", "*", "/", "%", "||"];

/** Reads a condition or value. @param select reads a query in brackets */
export function readExpression(reader: SqlReader, select: () => void): void {
  const expression = () => readExpression(reader, select);
  do {
    while (reader.takes("NOT"));
    readComparison(reader, expression, select);
  } while (reader.takesAny("AND", "OR"));
}

function readComparison(reader: SqlReader, expression: () => void, select: () => void): void {
  const operand = () => readOperand(reader, expression, select);
  operand();
  if (reader.takesAny(...comparisons)) {
    operand();
    return;
  }
  if (reader.takes("IS")) {
    reader.takes("NOT");
    reader.expect("NULL");
    return;
  }
  const isNegated = reader.takes("NOT");
  if (reader.takes("BETWEEN")) {
    operand();
    reader.expect("AND");
    operand();
  } else if (reader.takes("IN")) {
    reader.expect("(");
    if (reader.sees("SELECT")) select();
    else reader.list(expression);
    reader.expect(")");
  } else if (isNegated && !reader.takesAny("LIKE", "REGEXP")) reader.fail("`IN`, `LIKE` or `BETWEEN`");
  else if (isNegated) operand();
}

function readOperand(reader: SqlReader, expression: () => void, select: () => void): void {
  do {
    while (reader.takesAny("-", "+"));
    readTerm(reader, expression, select);
    readParts(reader, expression);
  } while (reader.takesAny(...arithmetic));
}

/** A part of an array or a map, a field of a struct, or a cast. */
function readParts(reader: SqlReader, expression: () => void): void {
  for (;;) {
    if (reader.takes("[")) {
      expression();
      reader.expect("]");
    } else if (reader.takesAny("->", "::")) reader.name();
    else return;
  }
}

function readTerm(reader: SqlReader, expression: () => void, select: () => void): void {
  if (reader.takesKind("number", "text")) return;
  if (reader.takes("(")) {
    if (reader.sees("SELECT")) select();
    else reader.list(expression);
    reader.expect(")");
    return;
  }
  if (reader.takes("CASE")) {
    readCase(reader, expression);
    return;
  }
  if (!["word", "name"].includes(reader.next.kind)) reader.fail("a value");
  reader.name();
  if (!reader.takes("(")) return;
  if (!reader.takes("*") && !reader.sees(")"))
    reader.list(() => {
      expression();
      // CAST(a AS INT)
      if (reader.takes("AS")) reader.name();
    });
  reader.expect(")");
}

function readCase(reader: SqlReader, expression: () => void): void {
  if (!reader.sees("WHEN")) expression();
  do {
    reader.expect("WHEN");
    expression();
    reader.expect("THEN");
    expression();
  } while (reader.sees("WHEN"));
  if (reader.takes("ELSE")) expression();
  reader.expect("END");
}
