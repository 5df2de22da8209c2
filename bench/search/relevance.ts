import path from "node:path";
import { z } from "zod";
import { isForTuning, type SetName } from "../halves";
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

/** A query that readers type, and the pages that answer it. */
export type BenchQuery = Pick<z.infer<typeof querySchema>, "query" | "answers">;

const pagesSchema = z
  .strictObject({ query: z.string().min(1), pages: z.array(z.string().startsWith("/")).min(1) })
  .transform(({ query, pages }): BenchQuery => ({ query, answers: pages }));

export interface Relevance {
  count: number;
  /** Share of queries whose first page has the answer. */
  successAt1: number;
  /** Share with such a page among the first five. */
  successAt5: number;
  /** Mean of 1 ÷ rank of the first such page. */
  meanReciprocalRank: number;
  /** Queries without such a page among the first five. */
  failed: string[];
}

/** Reads queries.yaml. @throws Error if it has a different format */
export function readQueries(): z.infer<typeof querySchema>[] {
  return readList(path.join(import.meta.dirname, "queries.yaml"), querySchema);
}

/** Reads tuning-queries.yaml. @throws Error if it has a different format */
export function readTuningQueries(): BenchQuery[] {
  return readList(path.join(import.meta.dirname, "tuning-queries.yaml"), pagesSchema);
}

/** Reads unseen-queries.yaml, which must not be used for tuning. @throws Error if it has a different format */
export function readUnseenQueries(): BenchQuery[] {
  return readList(path.join(import.meta.dirname, "unseen-queries.yaml"), pagesSchema);
}

/** The queries by purpose. Only for the sets in `tuningSets` can you look at which queries fail. */
export function querySets(): Record<SetName, BenchQuery[]> {
  const queries = readQueries();
  return {
    "tuned on": queries.filter(({ query }) => isForTuning(query)),
    "tuned on, from titles": readTuningQueries(),
    reported: queries.filter(({ query }) => !isForTuning(query)),
    unseen: readUnseenQueries(),
  };
}

/**
 * Measures how well queries are answered. Pages are counted, not hits, because some engines return several hits of a page and
 * others only one.
 * @param search returns the addresses of a query's hits, best first
 */
export function measureRelevance(
  queries: readonly BenchQuery[],
  search: (query: string) => readonly string[],
): Relevance {
  const { count, meanReciprocalRank, successAt, failedAt } = measureAnswers(
    queries,
    ({ query }) => [...new Set(search(query).map(pageOf))],
    (page, { answers }) => answers.some((answer) => pageOf(answer) === page),
  );
  return {
    count,
    successAt1: successAt(1),
    successAt5: successAt(5),
    meanReciprocalRank,
    failed: failedAt(5).map(({ query }) => query),
  };
}
