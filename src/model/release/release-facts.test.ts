import { describe, expect, it } from "vitest";
import type { EntryKind, ReleaseEntry } from "./release-entry";
import { entriesWithFacts, fixNote } from "./release-facts";
import { securityNote } from "./security-fix";

const entry = (kind: EntryKind, name: string): ReleaseEntry => ({
  kind,
  id: name.toLowerCase(),
  name,
  content: [],
});

describe("entriesWithFacts", () => {
  it("assigns actions to breaking changes in order, and facts to other entries by name", () => {
    const entries = [
      entry("breaking", "A"),
      entry("breaking", "B"),
      entry("security", "CVE of x"),
      entry("deprecation", "Old"),
      entry("fix", "Old"),
      entry("known-issue", "Slow"),
    ];
    expect(
      entriesWithFacts(entries, {
        breaking: [{ do: null }, { do: "Set it." }],
        security: [{ name: "CVE of `x`", severity: "high", affected: { below: "1.2.0" } }],
        deprecations: [{ name: "Old", do: "Use the new one." }],
        knownIssues: [{ name: "Slow", fixedIn: "1.3.0" }],
      }),
    ).toEqual([
      entries[0],
      { ...entries[1], action: "Set it." },
      { ...entries[2], severity: "high", affected: { below: "1.2.0" } },
      { ...entries[3], action: "Use the new one." },
      entries[4],
      { ...entries[5], fixedIn: "1.3.0" },
    ]);
  });
});

it.each([
  [
    "high",
    { below: "1.31.1" },
    "Severity: high. Affected: releases before 1.31.1. The first affected release isn't known.",
  ],
  ["critical", { from: "1.26.0", to: "1.27.1" }, "Severity: critical. Affected: 1.26.0 to 1.27.1."],
  [undefined, { from: "2.3.1", to: "2.3.1" }, "Severity: not published. Affected: 2.3.1."],
  [
    "low",
    { to: "3.8.1" },
    "Severity: low. Affected: 3.8.1 and earlier. The first affected release isn't known.",
  ],
] as const)("a security fix of severity %s that affects %j ends with: %s", (severity, affected, note) => {
  expect(securityNote(severity, affected)).toBe(note);
});

it("a known issue ends with the release that fixes it", () => {
  expect(fixNote("1.28.0")).toBe("Fixed in 1.28.0.");
  expect(fixNote(undefined)).toBe("No fix is documented.");
});
