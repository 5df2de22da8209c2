import { describe, expect, it } from "vitest";
import { compareVersions, isInRange, parseVersion } from "./version";

const sorted = (versions: string[]) => versions.toSorted(compareVersions);

describe("compareVersions", () => {
  it("compares numbers, not text", () => {
    expect(sorted(["1.10.0", "1.9.1", "1.2.0", "0.10.0", "10.0.0", "1.10.10", "1.10.9"])).toEqual([
      "0.10.0",
      "1.2.0",
      "1.9.1",
      "1.10.0",
      "1.10.9",
      "1.10.10",
      "10.0.0",
    ]);
  });

  it("puts pre-releases before their release, in the order of SemVer's example", () => {
    const order = [
      "1.0.0-alpha",
      "1.0.0-alpha.1",
      "1.0.0-alpha.beta",
      "1.0.0-beta",
      "1.0.0-beta.2",
      "1.0.0-beta.11",
      "1.0.0-rc.1",
      "1.0.0",
    ];
    expect(sorted(order.toReversed())).toEqual(order);
  });

  it("ignores build metadata and treats a missing patch as 0", () => {
    expect(compareVersions("3.8.0+7", "3.8")).toBe(0);
  });

  it("puts invalid versions first", () => {
    expect(sorted(["1.0.0", "latest", "0.0.1"])).toEqual(["latest", "0.0.1", "1.0.0"]);
  });
});

it("parses versions and rejects everything else", () => {
  expect(parseVersion("3.8.1-rc.1")).toEqual({ major: 3, minor: 8, patch: 1, preRelease: "rc.1" });
  expect(["3", "3.x", "", "3.8.1.4", "x3.8.1"].map(parseVersion)).toEqual([null, null, null, null, null]);
});

it("includes the lower bound of a range and excludes the upper bound", () => {
  const range = { from: "2.5.0", below: "4.0.0" };
  expect(["2.4.9", "2.5.0", "3.10.0", "4.0.0"].map((version) => isInRange(version, range))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isInRange("9.0.0", { from: "2.5.0", below: null })).toBe(true);
});
