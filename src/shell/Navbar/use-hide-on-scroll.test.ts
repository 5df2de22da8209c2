import { expect, it } from "vitest";
import { isHiddenAfter } from "./use-hide-on-scroll";

const barHeight = 56;

it.each([
  ["hides on the way down", { from: 100, to: 200, wasHidden: false }, true],
  ["comes back on the way up", { from: 200, to: 190, wasHidden: true }, false],
  ["stays as it was when nothing moved", { from: 200, to: 200, wasHidden: true }, true],
  ["always shows above its own height", { from: 0, to: 56, wasHidden: true }, false],
  ["hides just below its own height", { from: 0, to: 57, wasHidden: false }, true],
])("the navbar %s", (_name, scroll, expected) => {
  expect(isHiddenAfter({ ...scroll, barHeight })).toBe(expected);
});
