import path from "node:path";
import { z } from "zod";
import { measureAnswers, pageOf, readList } from "../measure-answers";

const querySchema = z.strictObject({
  query: z.string().min(1),
  kind: z.enum([
    "name",
    "env",
    "option",
    "error",
    "question",
    "words",
    "prefix",
    "typo",
    "variant",
    "version",
    "release",
  ]),
  answers: z.array(z.string().startsWith("/")).min(1),
});

export type BenchQuery = z.infer<typeof querySchema>;

export interface Relevance {
  count: number;
  /** Share of queries whose first hit is on a page that answers. */
  successAt1: number;
  /** Share with such a hit among the first five. */
  successAt5: number;
  /** Mean of 1 ÷ place of the first such hit. */
  meanReciprocalRank: number;
  /** Queries that have none among the first five. */
  failed: string[];
}

/** Reads queries.yaml. @throws where it has another form */
export function readQueries(): BenchQuery[] {
  return readList(path.join(import.meta.dirname, "queries.yaml"), querySchema);
}

/**
 * Measures how well queries are answered.
 * @param search gives the addresses of a query's hits, the best first
 */
export function measureRelevance(
  queries: readonly BenchQuery[],
  search: (query: string) => readonly string[],
): Relevance {
  const { count, meanReciprocalRank, successAt, failedAt } = measureAnswers(
    queries,
    ({ query }) => search(query),
    (url, { answers }) => answers.some((answer) => pageOf(answer) === pageOf(url)),
  );
  return {
    count,
    successAt1: successAt(1),
    successAt5: successAt(5),
    meanReciprocalRank,
    failed: failedAt(5).map(({ query }) => query),
  };
}
