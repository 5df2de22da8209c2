import { expect, test } from "vitest";
import { preferSections } from "./prefer-sections";

// The first page has sections 0 to 2, the second one 3 and 4.
const index = {
  firstSections: [0, 3],
  sections: [
    { page: 0, first: 0, end: 2 },
    { page: 0, first: 2, end: 4 },
    { page: 0, first: 4, end: 6 },
    { page: 1, first: 0, end: 3 },
    { page: 1, first: 3, end: 5 },
  ],
};

function preferred(scores: [number, number][]): [number, number][] {
  const map = new Map(scores);
  preferSections(map, index);
  return [...map];
}

test("the best section takes the place of its page's beginning", () => {
  const scores: [number, number][] = [
    [0, 1],
    [1, 0.7],
    [2, 0.8],
    [3, 0.9],
  ];
  expect(preferred(scores)).toEqual([
    [0, 0.8],
    [1, 0.7],
    [2, 1],
    [3, 0.9],
  ]);
});

test("a section with a much lower score doesn't, nor one that is better anyway", () => {
  const scores: [number, number][] = [
    [0, 1],
    [1, 0.6],
    [3, 0.5],
    [4, 0.6],
  ];
  expect(preferred(scores)).toEqual(scores);
});
