import { describe, expect, it } from "vitest";
import { parseReleaseName, releaseName } from "./release";
import { monthOf } from "../site/date";
import { filterReleases, groupByLine, groupByMonth, type ListedRelease } from "./release-list";

function release(
  name: string,
  date: string | null,
  kinds: string[],
  summary: string | null = null,
): ListedRelease {
  const id = parseReleaseName(name);
  if (!id) throw new Error(`${name} is no release`);
  return {
    ...id,
    name,
    path: `/changelog/${name}/`,
    date,
    kinds,
    summary,
    breaking: [],
    security: [],
    words: "",
  };
}

const releases = [
  release("1.17.1", "2023-07-28", ["feature"], "Old news"),
  { ...release("Console-1.31.3", "2025-03-24", ["fix", "security"]), words: "filters jq ldap_groups" },
  {
    ...release("Console-1.32.0", "2025-03-11", ["breaking", "feature"], "Partner zones"),
    breaking: [{ what: "`RUN_MODE` is removed." }],
  },
  { ...release("Gateway-3.8.0", "2025-04-09", ["upgrade"]), security: ["CVE-2024-41110"] },
  release("Gateway-3.10.0", null, ["improvement"]),
];
const names = (list: readonly ListedRelease[]) => list.map(releaseName);

describe("filterReleases", () => {
  const filtered = (filter: Partial<Parameters<typeof filterReleases>[1]>) =>
    names(filterReleases(releases, { line: undefined, kind: null, words: "", ...filter }));

  it("returns all releases without a filter or with an unknown kind", () => {
    expect(filtered({})).toHaveLength(5);
    expect(filtered({ kind: "nonsense" })).toHaveLength(5);
  });

  it("filters by line and kind, with upgrade steps as breaking changes and improvements as features", () => {
    expect(filtered({ line: "Console" })).toEqual(["Console-1.31.3", "Console-1.32.0"]);
    expect(filtered({ kind: "breaking" })).toEqual(["Console-1.32.0", "Gateway-3.8.0"]);
    expect(filtered({ kind: "feature" })).toEqual(["1.17.1", "Console-1.32.0", "Gateway-3.10.0"]);
    expect(filtered({ line: "Console", kind: "security" })).toEqual(["Console-1.31.3"]);
  });

  it("finds every word in the name, summary, breaking changes or vulnerabilities, in upper or lower case", () => {
    expect(filtered({ words: "run_mode" })).toEqual(["Console-1.32.0"]);
    expect(filtered({ words: "ZONES 1.32" })).toEqual(["Console-1.32.0"]);
    expect(filtered({ words: "cve-2024 gateway" })).toEqual(["Gateway-3.8.0"]);
    expect(filtered({ words: "gateway-3.10" })).toEqual(["Gateway-3.10.0"]);
    expect(filtered({ words: "zones 1.31" })).toEqual([]);
  });

  it("finds words from entries, alone and combined with others", () => {
    expect(filtered({ words: "jq" })).toEqual(["Console-1.31.3"]);
    expect(filtered({ words: "LDAP 1.31" })).toEqual(["Console-1.31.3"]);
    expect(filtered({ words: "LDAP 1.32" })).toEqual([]);
    expect(filtered({ words: "`jq`, (filters):" })).toEqual(["Console-1.31.3"]);
    expect(filtered({ words: "zebrafish, —" })).toEqual([]);
  });
});

it("groups by month with the newest first, and by line with the highest version first", () => {
  const shape = (groups: ReturnType<typeof groupByMonth>) =>
    groups.map(({ title, releases: own }) => `${title}: ${names(own).join(", ")}`);
  expect(shape(groupByMonth(releases, (day) => (day === null ? "Without a date" : monthOf(day))))).toEqual([
    "April 2025: Gateway-3.8.0",
    "March 2025: Console-1.31.3, Console-1.32.0",
    "July 2023: 1.17.1",
    "Without a date: Gateway-3.10.0",
  ]);
  expect(shape(groupByLine(releases))).toEqual([
    "Console: Console-1.32.0, Console-1.31.3",
    "Gateway: Gateway-3.10.0, Gateway-3.8.0",
    "Platform: 1.17.1",
  ]);
});
