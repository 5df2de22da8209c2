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
  it("are read back as they are written", () => {
    expect(releases.map(releaseName).map((name) => parseReleaseName(name))).toEqual(
      releases.map(({ line, version }) => ({ line, version })),
    );
  });

  it("have the line's own spelling and a version", () => {
    expect(
      ["gateway-3.8.1", "Platform-1.1.2", "Gateway-", "Gateway-3", "upgrade-path", ""].map(parseReleaseName),
    ).toEqual(Array.from({ length: 6 }, () => null));
  });
});

it("orders by date with the newest first, a correction of an old version among them, and unknown dates last", () => {
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

it("has one order for releases of equal dates and versions", () => {
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

it("orders by version within a product, which the Platform and the Console share", () => {
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

it("takes the highest version of each line for its latest, whatever its date", () => {
  const names = latestNames([...releases, release("Console-1.21.4", "2026-01-01")]);
  expect([...names]).toEqual(["1.17.1", "Console-1.22.1", "Gateway-2.0.0", "Cli-0.1.0"]);
});

it("finds the releases before and after one by version", () => {
  const around = (name: string) => {
    const { previous, next } = neighbours(release(name), releases);
    return [previous && releaseName(previous), next && releaseName(next)];
  };
  expect(around("Console-1.22.0")).toEqual(["Console-1.21.3", "Console-1.22.1"]);
  expect(around("Console-1.17.2")).toEqual(["1.17.1", "Console-1.21.3"]);
  expect(around("Gateway-2.0.0")).toEqual([null, null]);
  expect(around("Gateway-9.9.9")).toEqual([null, null]);
});

it("knows lines by their slug", () => {
  expect(lineOfSlug("cli")).toBe("Cli");
  expect(lineOfSlug("Gateway")).toBeUndefined();
  expect(lineOfSlug(null)).toBeUndefined();
});
