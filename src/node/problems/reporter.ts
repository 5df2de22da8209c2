import { errorIn, type ContentProblem } from "../../model/problem/problem";

interface Position {
  line: number;
  column: number;
}

/** The start of a syntax tree's node; trees of all kinds use this structure for positions. */
export interface Positioned {
  position?: { start: Position } | undefined;
}

/** Collects the problems of one file. */
export class Reporter {
  readonly problems: ContentProblem[] = [];

  /** @param file path from the root of the repository */
  constructor(readonly file: string) {}

  error(where: Position | Positioned | undefined, message: string, hint?: string): void {
    this.add("error", where, message, hint);
  }

  warn(where: Position | Positioned | undefined, message: string, hint?: string): void {
    this.add("warning", where, message, hint);
  }

  private add(
    severity: ContentProblem["severity"],
    where: Position | Positioned | undefined,
    message: string,
    hint?: string,
  ): void {
    this.problems.push({ ...errorIn(this.file, message, hint, startOf(where)), severity });
  }
}

/** The 1-based line and column where a node or place starts; zeros if the position is unknown. */
export function startOf(where: Position | Positioned | undefined): Position {
  if (!where) return { line: 0, column: 0 };
  if ("line" in where) return { line: where.line, column: where.column };
  const start = where.position?.start;
  return { line: start?.line ?? 0, column: start?.column ?? 0 };
}
