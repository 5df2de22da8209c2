/** A point in a text, with line and column counted from 1, as in parsers. */
export interface TextPoint {
  line: number;
  column: number;
}

/** A text in which everything but the prose is blank, so that each word keeps its line and column. */
export class ProseMask {
  private readonly source: string[];
  private readonly kept: string[];

  /** @param text the whole file */
  constructor(text: string) {
    this.source = text.split(/\r?\n/);
    this.kept = this.source.map((line) => " ".repeat(line.length));
  }

  /** Keeps the text between two points, without the second one. */
  keep(start: TextPoint, end: TextPoint): void {
    for (let line = start.line; line <= end.line; line += 1) {
      const source = this.source[line - 1];
      const kept = this.kept[line - 1];
      if (source === undefined || kept === undefined) continue;
      const from = line === start.line ? start.column - 1 : 0;
      const to = line === end.line ? end.column - 1 : source.length;
      this.kept[line - 1] = kept.slice(0, from) + source.slice(from, to) + kept.slice(to);
    }
  }

  /** Keeps the text between two offsets, without the second one. @param text as passed to the constructor */
  keepOffsets(text: string, start: number, end: number): void {
    this.keep(pointAt(text, start), pointAt(text, end));
  }

  /** The text that was kept, with as many lines as the original. */
  get text(): string {
    return this.kept.join("\n");
  }
}

function pointAt(text: string, offset: number): TextPoint {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
