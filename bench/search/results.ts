import type { QuestionsAnswered } from "../assistant/measure-questions";
import { setNames, type SetName } from "../halves";
import type { compareEngines, Figures } from "./compare";
import type { IndexFigures } from "./measure-index";
import type { ShardedFigures } from "./measure-sharded";
import type { Relevance } from "./relevance";

interface SearchFigures extends Awaited<ReturnType<typeof compareEngines>> {
  cores: number;
  indexes: readonly IndexFigures[];
  large: ShardedFigures;
}

/** Formats the measurements as Markdown. */
export function results(figures: SearchFigures): string {
  const { cores, ours, without, others, indexes, large } = figures;
  return `# Search measurements

Written by \`npm run bench:search\` (Node ${process.versions.node}, ${cores} cores). Times are processor times in Node, without
network time, from one run.

## Relevance

[queries.yaml](queries.yaml) is split by a hash of each query: the engine is tuned on one half, and the other half is only
reported. The engine is also tuned on [tuning-queries.yaml](tuning-queries.yaml) and
[its questions](../assistant/tuning-questions.yaml), written by people who saw only the sidebars and the page titles.
[unseen-queries.yaml](unseen-queries.yaml) and [its questions](../assistant/unseen-questions.yaml) were written in the same way;
they are only reported. Pages with the answer are counted, not hits.

| queries | set | number | success at 1 | success at 5 | MRR |
| --- | --- | --: | --: | --: | --: |
${[["this engine", ours] as const, ...others].flatMap(relevanceRows).join("\n")}

| questions | number | success at 1 | success at 3 | page, success at 3 | page, MRR |
| --- | --: | --: | --: | --: | --: |
${setNames.map((set) => questionRow(set, ours.questions[set])).join("\n")}

In the unseen set and the set from titles, any section of a page with the answer counts, so their first columns are also about pages.

## What each rule gains

MiniSearch ranks the results, and these rules are added to it. The figures are differences from the engine with all rules, times
1,000. A negative number shows what is lost without the rule.

| without | queries reported: at 1 | at 5 | MRR | queries unseen: at 1 | at 5 | MRR | questions reported: page at 3 | questions unseen: page at 3 |
| --- | --: | --: | --: | --: | --: | --: | --: | --: |
${without.map(([rule, other]) => ruleRow(rule, other, ours)).join("\n")}

## Index and queries

| pages | records | first file, gzip | second file, gzip | first answers | full text | memory | query, median | query, p95 |
| --: | --: | --: | --: | --: | --: | --: | --: | --: |
${indexes.map(indexRow).join("\n")}

"First answers" is the time from the text of the first file to an engine that can answer queries. "Full text" is the same for both files.

## A site with ${large.pages} pages

The site consists of the real pages and imitations of them (\`large-site.ts\`). Each imitation has the structure of a real page, texts
that are similar to the real texts, and its own words. It has ${large.sections} sections, and its index is ${large.files} files with
${kilobytes(large.texts)} in total (gzip). A build splits the index in ${(large.split / 1000).toFixed(0)} s. The first file is
${kilobytes(large.outline)} and answers from titles after ${milliseconds(large.first)}. The table shows each of
${large.relevance.count} queries as the first query of a visit, up to its full-text answer:

| | median | 95th percentile | maximum |
| --- | --: | --: | --: |
${row(["loaded in total, gzip", ...large.bytes.map(kilobytes)])}
${row(["requests", ...large.requests])}
${row(["processor time after the first file", ...large.time.map(milliseconds)])}

Memory is ${megabytes(large.memoryFirst)} after the first file and ${megabytes(large.memoryAll)} after all of these queries
in one visit. The following table compares the same queries with an engine that has all texts in memory:

| | success at 1 | success at 5 | MRR |
| --- | --: | --: | --: |
${relevanceRow("split", large.relevance)}
${relevanceRow("all texts in memory", large.whole)}
`;
}

function relevanceRows([name, { queries }]: readonly [string, Figures]): string[] {
  return setNames.map((set) => {
    const { count, successAt1, successAt5, meanReciprocalRank } = queries[set];
    return row([name, set, count, ...[successAt1, successAt5, meanReciprocalRank].map(share)]);
  });
}

function questionRow(
  set: SetName,
  { count, successAt1, successAt3, pagesAt3, pagesRank }: QuestionsAnswered,
): string {
  return row([set, count, ...[successAt1, successAt3, pagesAt3, pagesRank].map(share)]);
}

function ruleRow(rule: string, other: Required<Figures>, ours: Required<Figures>): string {
  const measures: ((relevance: Relevance) => number)[] = [
    ({ successAt1 }) => successAt1,
    ({ successAt5 }) => successAt5,
    ({ meanReciprocalRank }) => meanReciprocalRank,
  ];
  const reported: readonly SetName[] = ["reported", "unseen"];
  return row([
    rule,
    ...reported.flatMap((set) =>
      measures.map((measure) => difference(measure(other.queries[set]) - measure(ours.queries[set]))),
    ),
    ...reported.map((set) => difference(other.questions[set].pagesAt3 - ours.questions[set].pagesAt3)),
  ]);
}

function indexRow({
  pages,
  records,
  outline,
  texts,
  first,
  ready,
  memory,
  median,
  p95,
}: IndexFigures): string {
  return row([
    pages,
    records,
    kilobytes(outline),
    kilobytes(texts),
    milliseconds(first),
    milliseconds(ready),
    megabytes(memory),
    milliseconds(median),
    milliseconds(p95),
  ]);
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

function relevanceRow(name: string, { successAt1, successAt5, meanReciprocalRank }: Relevance): string {
  return row([name, ...[successAt1, successAt5, meanReciprocalRank].map(share)]);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function share(value: number): string {
  return value.toFixed(3);
}

function difference(value: number): string {
  const rounded = Math.round(value * 1000);
  return rounded > 0 ? `+${rounded}` : String(rounded);
}

function kilobytes(bytes: number): string {
  return bytes < 10_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(time < 100 ? 1 : 0)} ms`;
}
