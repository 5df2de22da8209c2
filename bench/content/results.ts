/** Rows of a table. The first cell names the values in the other cells. */
export type CountRow = readonly [name: string, ...counts: number[]];

/** What was counted in the content. */
export interface ContentFigures {
  /** Pages, words and pages without a diagram. */
  sections: readonly CountRow[];
  /** Samples, and the number of samples that a parser read. */
  languages: readonly CountRow[];
  data: readonly CountRow[];
  /** Files of the pages without a diagram, except release notes. */
  withoutDiagram: readonly string[];
}

/** Formats the counts as Markdown. */
export function results({ sections, languages, data, withoutDiagram }: ContentFigures): string {
  return `# Content counts

Written by \`npm run bench:content\`.

## Pages

${table(["section", "pages", "words", "without a diagram"], [...sections, total(sections)])}

## Samples

A sample counts as parsed if a parser read all of it. Samples that show a mistake on purpose aren't parsed. Text, session output and
languages without a parser can't be parsed.

${table(["language", "samples", "parsed"], [...languages, total(languages)])}

## Data

${table(["data", "entries"], data)}

## Pages without a diagram

The list doesn't include release notes.

${withoutDiagram.length === 0 ? "None." : withoutDiagram.map((file) => `- ${file}`).join("\n")}
`;
}

function total(rows: readonly CountRow[]): CountRow {
  const counts = rows.map(([, ...numbers]) => numbers);
  return ["all", ...(counts[0] ?? []).map((_first, column) => sum(counts.map((row) => row[column] ?? 0)))];
}

/** @returns 0 if there are none */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function table(header: readonly string[], rows: readonly CountRow[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const marks = header.map((_name, column) => (column === 0 ? "---" : "--:"));
  return [line(header), line(marks), ...rows.map(line)].join("\n");
}
