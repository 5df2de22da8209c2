import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

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
  return z
    .array(querySchema)
    .parse(parse(readFileSync(path.join(import.meta.dirname, "queries.yaml"), "utf8")));
}

/**
 * Measures how well queries are answered.
 * @param search gives the addresses of a query's hits, the best first
 */
export function measureRelevance(
  queries: readonly BenchQuery[],
  search: (query: string) => readonly string[],
): Relevance {
  const pageOf = (url: string) => url.split("#")[0];
  const places = queries.map(({ query, answers }) => {
    const pages = new Set(answers.map(pageOf));
    return search(query).findIndex((url) => pages.has(pageOf(url))) + 1;
  });
  const share = (most: number) =>
    places.filter((place) => place > 0 && place <= most).length / queries.length;
  return {
    count: queries.length,
    successAt1: share(1),
    successAt5: share(5),
    meanReciprocalRank: places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / queries.length,
    failed: queries.filter((_, index) => !places[index] || places[index] > 5).map(({ query }) => query),
  };
}
