import { describe, expect, it } from "vitest";
import {
  byDate,
  byVersion,
  latestNames,
  lineOfSlug,
  neighbours,
  parseReleaseName,
  releaseName,
  type DatedRelease,
} from "./release";

function release(name: string, date: string | null = null): DatedRelease {
  const id = parseReleaseName(name);
  if (!id) throw new Error(`${name} is no release`);
  return { ...id, date };
}

const releases = [
  release("Console-1.21.3", "2024-04-18"),
  release("Console-1.22.0", "2024-04-03"),
  release("Console-1.22.1", "2024-04-18"),
  release("Console-1.17.2", "2023-08-04"),
  release("1.17.1", "2023-07-28"),
  release("1.9.1", "2023-01-04"),
  release("Gateway-2.0.0", "2023-08-18"),
  release("Cli-0.1.0"),
];

describe("names of releases", () => {
  it("can be parsed back", () => {
    expect(releases.map(releaseName).map((name) => parseReleaseName(name))).toEqual(
      releases.map(({ line, version }) => ({ line, version })),
    );
  });

  it("need a known spelling of the line and a version", () => {
    expect(
      ["gateway-3.8.1", "Platform-1.1.2", "Gateway-", "Gateway-3", "upgrade-path", ""].map(parseReleaseName),
    ).toEqual(Array.from({ length: 6 }, () => null));
  });
});

it("sorts by date with the newest first, including fixes for old versions, and unknown dates last", () => {
  expect(releases.toSorted(byDate).map(releaseName)).toEqual([
    "Console-1.22.1",
    "Console-1.21.3",
    "Console-1.22.0",
    "Gateway-2.0.0",
    "Console-1.17.2",
    "1.17.1",
    "1.9.1",
    "Cli-0.1.0",
  ]);
});

it("has a fixed order for releases with the same date and version", () => {
  const equal = [
    release("1.17.2"),
    release("Console-1.17.2"),
    release("Gateway-1.17.2"),
    release("Cli-1.17.2"),
  ];
  const expected = ["1.17.2", "Console-1.17.2", "Gateway-1.17.2", "Cli-1.17.2"];
  expect(equal.toSorted(byDate).map(releaseName)).toEqual(expected);
  expect(equal.toReversed().toSorted(byDate).map(releaseName)).toEqual(expected);
});

it("sorts by version within a product, with the Platform and the Console as one product", () => {
  expect(releases.toSorted(byVersion).map(releaseName)).toEqual([
    "Console-1.22.1",
    "Console-1.22.0",
    "Console-1.21.3",
    "Console-1.17.2",
    "1.17.1",
    "1.9.1",
    "Gateway-2.0.0",
    "Cli-0.1.0",
  ]);
});

it("treats the highest version of each line as its latest, whatever its date", () => {
  const names = latestNames([...releases, release("Console-1.21.4", "2026-01-01")]);
  expect([...names]).toEqual(["1.17.1", "Console-1.22.1", "Gateway-2.0.0", "Cli-0.1.0"]);
});

it("finds the previous and next releases by version", () => {
  const around = (name: string) => {
    const { previous, next } = neighbours(release(name), releases);
    return [previous && releaseName(previous), next && releaseName(next)];
  };
  expect(around("Console-1.22.0")).toEqual(["Console-1.21.3", "Console-1.22.1"]);
  expect(around("Console-1.17.2")).toEqual(["1.17.1", "Console-1.21.3"]);
  expect(around("Gateway-2.0.0")).toEqual([null, null]);
  expect(around("Gateway-9.9.9")).toEqual([null, null]);
});

it("finds lines by their slug", () => {
  expect(lineOfSlug("cli")).toBe("Cli");
  expect(lineOfSlug("Gateway")).toBeUndefined();
  expect(lineOfSlug(null)).toBeUndefined();
});
