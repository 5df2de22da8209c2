import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

/** How well queries or questions are answered. */
export interface Answered<Asked> {
  count: number;
  /** Mean of 1 ÷ rank of the first correct hit. */
  meanReciprocalRank: number;
  /** Share of those with a correct hit among the first `most`. */
  successAt: (most: number) => number;
  /** Those without a correct hit among the first `most`. */
  failedAt: (most: number) => Asked[];
}

/** Reads a YAML file that contains a list. @param item schema of each entry @throws Error if the file has a different format */
export function readList<Item>(file: string, item: z.ZodType<Item>): Item[] {
  return z.array(item).parse(parse(readFileSync(file, "utf8")));
}

/**
 * Measures answers by their rank.
 * @param hitsOf returns the addresses of the hits, best first
 * @param answers whether an address is a correct answer
 */
export function measureAnswers<Asked>(
  all: readonly Asked[],
  hitsOf: (asked: Asked) => readonly string[],
  answers: (url: string, asked: Asked) => boolean,
): Answered<Asked> {
  const places = all.map((asked) => hitsOf(asked).findIndex((url) => answers(url, asked)) + 1);
  const isAmong = (place: number | undefined, most: number) =>
    place !== undefined && place > 0 && place <= most;
  return {
    count: all.length,
    meanReciprocalRank: places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / all.length,
    successAt: (most) => places.filter((place) => isAmong(place, most)).length / all.length,
    failedAt: (most) => all.filter((_, number) => !isAmong(places[number], most)),
  };
}

/** The address of a hit's page. */
export function pageOf(url: string): string {
  return url.split("#")[0] ?? url;
}
