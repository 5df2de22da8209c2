import { expect, it } from "vitest";
import { chooseVersion } from "./choose-version";

const choices = [
  { version: "current", isLast: false },
  { version: "2.0", isLast: true },
  { version: "1.0", isLast: false },
];

it.each([
  ["the one being read", "1.0", "current", "1.0"],
  ["the preferred one elsewhere", null, "current", "current"],
  ["the last one where nothing is preferred", null, null, "2.0"],
  ["the last one where what is preferred is gone", null, "0.9", "2.0"],
  ["the preferred one where the one being read hasn't got it", "0.9", "1.0", "1.0"],
])("chooses %s", (_case, active, preferred, expected) => {
  expect(chooseVersion(choices, active, preferred)?.version).toBe(expected);
});

it("chooses the first version if the latest doesn't have the page, and none if no version has it", () => {
  expect(chooseVersion(choices.slice(2), null, null)?.version).toBe("1.0");
  const none: typeof choices = [];
  expect(chooseVersion(none, "1.0", null)).toBeUndefined();
});
