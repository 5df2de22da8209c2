import type { IndexFigures, measureSerialized } from "./measure-index";
import type { MiniSearchFigures } from "./mini-search";
import type { Relevance } from "./relevance";

interface SearchFigures {
  cores: number;
  relevance: Relevance;
  byKind: readonly [string, Relevance][];
  indexes: readonly IndexFigures[];
  serialized: readonly ReturnType<typeof measureSerialized>[];
  miniSearch: Omit<MiniSearchFigures, "search"> & { relevance: Relevance };
}

/** What was measured, as Markdown. */
export function results(figures: SearchFigures): string {
  const { cores, relevance, byKind, indexes, serialized, miniSearch } = figures;
  return `# Search, measured

Written by \`npm run bench:search\` (Node ${process.versions.node}, ${cores} cores). Times are those of the processor, in Node,
without the network, of one run.

## Relevance

The queries are in [queries.yaml](queries.yaml). A hit counts where it is on a page that answers. 21 queries have answers
that were added with this engine's misses in view, and so were synonyms and a few pages' keywords (see there), which
flatters it, also beside MiniSearch.

|  | queries | success at 1 | success at 5 | MRR |
| --- | --: | --: | --: | --: |
${[["all", relevance] as const, ...byKind].map(relevanceRow).join("\n")}
${relevanceRow(["all, by MiniSearch as it comes", miniSearch.relevance])}

Not among the first five: ${relevance.failed.length > 0 ? relevance.failed.map((query) => `\`${query}\``).join(", ") : "none"}.

## Index and queries

| pages | records | raw | gzip | raw a page | gzip a page | ready | memory | query, median | query, p95 |
| --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |
${indexes.map(indexRow).join("\n")}

"Ready" is the time from the file's text to an engine that answers. The large site's pages are generated and all alike, so
that most words are on all of them: a query that finds something looks at more records than on a real site, and gzip is
smaller.

## What the file holds

The file has the records' texts, and the browser's worker makes the index of them. The other ways, with the same records:

|  | pages | raw | gzip | ready |
| --- | --: | --: | --: | --: |
${indexes
  .flatMap((index, number) => [
    fileRow("texts (chosen)", index.pages, index),
    fileRow("texts and index", index.pages, serialized[number]),
  ])
  .join("\n")}
${fileRow("MiniSearch, serialized", indexes[0]?.pages ?? 0, miniSearch)}
`;
}

function relevanceRow([name, { count, successAt1, successAt5, meanReciprocalRank }]: readonly [
  string,
  Relevance,
]): string {
  const shares = [successAt1, successAt5, meanReciprocalRank].map((share) => share.toFixed(3));
  return `| ${[name, count, ...shares].join(" | ")} |`;
}

function indexRow({ pages, records, raw, gzip, ready, memory, median, p95 }: IndexFigures): string {
  const sizes = [raw, gzip, raw / pages, gzip / pages].map(kilobytes);
  const times = [
    milliseconds(ready),
    `${(memory / 1e6).toFixed(0)} MB`,
    milliseconds(median),
    milliseconds(p95),
  ];
  return `| ${[pages, records, ...sizes, ...times].join(" | ")} |`;
}

function fileRow(name: string, pages: number, file?: Pick<IndexFigures, "raw" | "gzip" | "ready">): string {
  const { raw = 0, gzip = 0, ready = 0 } = file ?? {};
  return `| ${[name, pages, kilobytes(raw), kilobytes(gzip), milliseconds(ready)].join(" | ")} |`;
}

function kilobytes(bytes: number): string {
  return bytes < 10_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(time < 100 ? 1 : 0)} ms`;
}
