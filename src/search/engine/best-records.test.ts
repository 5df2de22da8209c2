import { describe, expect, it } from "vitest";
import { BestRecords } from "./best-records";

/** Adds records by their scores, page after page, and gives what comes out. */
function ordered(pages: readonly (readonly number[])[], count: number, ofPage: number) {
  const best = new BestRecords(count, ofPage);
  let record = 0;
  pages.forEach((scores, page) => {
    for (const score of scores) {
      best.add(record, page, score);
      record += 1;
    }
  });
  return best.ordered();
}

describe("BestRecords", () => {
  it("orders by falling score, equal ones in reading order", () => {
    expect(ordered([[1, 3, 0.5, 3, 2]], 10, 3)).toEqual({ leaders: [1, 3, 4, 0, 2], others: [] });
  });

  it("has as many leaders as asked for, whatever page they are of, and after them what their pages miss", () => {
    expect(ordered([[9, 8, 7, 6], [5, 1, 2], [3]], 3, 2)).toEqual({ leaders: [0, 1, 2], others: [4, 7, 6] });
    expect(
      ordered(
        [
          [9, 1, 2],
          [5, 4],
        ],
        1,
        2,
      ),
    ).toEqual({ leaders: [0], others: [3, 4, 2] });
  });

  it("agrees with sorting all, for more records than are collected at once", () => {
    const scores = Array.from({ length: 9000 }, (_, record) => ((record * 7919) % 4001) + 1);
    const pages = Array.from({ length: 300 }, (_, page) => scores.slice(page * 30, page * 30 + 30));
    const sorted = scores
      .map((_, record) => record)
      .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    const { leaders, others } = ordered(pages, 100, 3);
    expect(leaders).toEqual(sorted.slice(0, 100));
    const counts = new Map<number, number>();
    const fewOfPage = sorted.filter((record) => {
      const page = Math.floor(record / 30);
      counts.set(page, (counts.get(page) ?? 0) + 1);
      return (counts.get(page) ?? 0) <= 3;
    });
    expect(others).toEqual(fewOfPage.filter((record) => !leaders.includes(record)));
  });

  it("has nothing of nothing", () => {
    expect(new BestRecords(3, 3).ordered()).toEqual({ leaders: [], others: [] });
  });
});
