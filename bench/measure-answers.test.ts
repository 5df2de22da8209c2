import { expect, it } from "vitest";
import { measureAnswers, pageOf } from "./measure-answers";

it("measures by the place of the first hit that answers", () => {
  const hits: Record<string, string[]> = { first: ["/a/"], third: ["/b/", "/c/", "/a/#x"], none: ["/b/"] };
  const { count, meanReciprocalRank, successAt, failedAt } = measureAnswers(
    Object.keys(hits),
    (asked) => hits[asked] ?? [],
    (url) => pageOf(url) === "/a/",
  );
  expect(count).toBe(3);
  expect(meanReciprocalRank).toBeCloseTo((1 + 1 / 3) / 3);
  expect([1, 2, 3].map(successAt)).toEqual([1 / 3, 1 / 3, 2 / 3]);
  expect(failedAt(1)).toEqual(["third", "none"]);
  expect(failedAt(3)).toEqual(["none"]);
});
