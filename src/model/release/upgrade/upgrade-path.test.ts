import { describe, expect, it } from "vitest";
import { textOf } from "../../content/content-tree";
import { parseReleaseName, releaseName } from "../release";
import type { EntryKind } from "../release-entry";
import type { UpgradeRelease } from "./upgrade-item";
import { checklistOf, upgradePath } from "./upgrade-path";

function release(name: string, date: string, ...entries: [EntryKind, string][]): UpgradeRelease {
  const id = parseReleaseName(name);
  if (!id) throw new Error(`${name} is no release`);
  return {
    ...id,
    date,
    entries: entries.map(([kind, entryName]) => ({
      kind,
      id: entryName.toLowerCase(),
      name: entryName,
      content: [`About ${entryName}.`],
    })),
  };
}

const releases = [
  release("Console-1.18.0", "2023-09-11", ["fix", "E"], ["breaking", "D"]),
  release("Console-1.17.2", "2023-08-04", ["fix", "C"], ["upgrade", "B"]),
  release("1.17.1", "2023-07-28", ["breaking", "A"]),
  release("1.9.0", "2022-12-29", ["breaking", "Z"]),
  release("1.10.0", "2023-10-01", ["known-issue", "Y"]),
  release("Gateway-1.18.0", "2024-01-01", ["breaking", "Other product"]),
];

function path(from: string, to: string) {
  const found = upgradePath(releases, "console", from, to);
  if (found.state !== "path") return found;
  return {
    releases: found.releases.map(releaseName),
    groups: found.groups.map(({ title, items }) => `${title}: ${items.map(({ key }) => key).join(", ")}`),
    isTargetOlder: found.isTargetOlder,
  };
}

describe("upgradePath", () => {
  it("excludes the current version, includes the target, and continues from the Platform to the Console", () => {
    expect(path("1.17.1", "1.18.0")).toEqual({
      releases: ["Console-1.17.2", "Console-1.18.0"],
      groups: [
        "Breaking changes: Console-1.18.0#d",
        "Upgrade steps: Console-1.17.2#b",
        "Fixes: Console-1.17.2#c, Console-1.18.0#e",
      ],
      isTargetOlder: false,
    });
  });

  it("goes through releases in version order, whatever their dates", () => {
    expect(path("1.9.0", "1.18.0")).toEqual({
      releases: ["1.10.0", "1.17.1", "Console-1.17.2", "Console-1.18.0"],
      groups: [
        "Breaking changes: 1.17.1#a, Console-1.18.0#d",
        "Upgrade steps: Console-1.17.2#b",
        "Fixes: Console-1.17.2#c, Console-1.18.0#e",
        "Known issues: 1.10.0#y",
      ],
      isTargetOlder: false,
    });
  });

  it("warns if the target was released before the current version, because it might lack its fixes", () => {
    expect(path("1.10.0", "1.17.1")).toMatchObject({ releases: ["1.17.1"], isTargetOlder: true });
  });

  it("distinguishes the same version, the wrong direction and unknown versions", () => {
    expect(path("1.18.0", "1.18.0")).toEqual({ state: "same" });
    expect(path("1.18.0", "1.9.0")).toEqual({ state: "backwards" });
    expect(path("1.18.1", "1.18.0")).toEqual({ state: "unknown", version: "1.18.1" });
    expect(path("1.9.0", "9.9.9")).toEqual({ state: "unknown", version: "9.9.9" });
  });
});

describe("known issues", () => {
  const all = [
    release("Gateway-1.0.0", "2024-01-01"),
    {
      ...release("Gateway-1.1.0", "2024-02-01"),
      entries: [{ kind: "known-issue" as const, id: "slow", name: "Slow", content: [], fixedIn: "1.3.0" }],
    },
    release("Gateway-1.2.0", "2024-03-01"),
    release("Gateway-1.3.0", "2024-04-01"),
  ];
  const items = (to: string) => {
    const found = upgradePath(all, "gateway", "1.0.0", to);
    return found.state === "path" ? found.groups.flatMap((group) => group.items.map(({ key }) => key)) : [];
  };

  it("are omitted once the target version fixes them", () => {
    expect(items("1.2.0")).toEqual(["Gateway-1.1.0#slow"]);
    expect(items("1.3.0")).toEqual([]);
  });
});

describe("actions", () => {
  const withAction = (version: string, kind: EntryKind, action: string, content: string): UpgradeRelease => ({
    ...release(`Gateway-${version}`, "2024-01-01"),
    entries: [{ kind, id: "old", name: "Old", content: [content], action }],
  });
  const all = [
    release("Gateway-1.0.0", "2023-01-01"),
    withAction("1.1.0", "deprecation", "Correct what the log names.", "It goes."),
    withAction("1.2.0", "deprecation", "Set `NEW`.", "It goes soon."),
    withAction("1.3.0", "deprecation", "Set `NEW`.", "It goes next."),
  ];
  const found = upgradePath(all, "gateway", "1.0.0", "1.3.0");
  const groups = found.state === "path" ? found.groups : [];

  it("of an earlier deprecation are kept after a later one, each only once", () => {
    expect(groups.flatMap(({ items }) => items).map(({ actions }) => actions)).toEqual([
      ["Correct what the log names.", "Set `NEW`."],
    ]);
  });

  it("are in the checklist, after the plan", () => {
    expect(checklistOf("U", ["1.0.0 to 1.2.0", "1.2.0 to 1.3.0"], groups, new Set(), ""))
      .toMatchInlineSnapshot(`
      "# U

      1. 1.0.0 to 1.2.0
      2. 1.2.0 to 1.3.0

      ## Deprecations

      - [ ] **Old** ([Gateway 1.1.0](/changelog/Gateway-1.1.0/#old), [Gateway 1.2.0](/changelog/Gateway-1.2.0/#old), [Gateway 1.3.0](/changelog/Gateway-1.3.0/#old))

        **Correct what the log names.**

        **Set \`NEW\`.**

        It goes next.
      "
    `);
  });
});

describe("a setting that changes several times", () => {
  const change = (version: string, name: string): UpgradeRelease =>
    release(`Gateway-${version}`, "2024-01-01", ["breaking", name]);
  const net = (last: string, action: string, ...replaces: string[]) => ({ name: last, replaces, do: action });
  const all: UpgradeRelease[] = [
    change("1.0.0", "Start"),
    change("1.1.0", "A"),
    {
      ...change("1.2.0", "B"),
      netResults: [net("Switch", "Set `X` on 1.2.", "Gateway-1.1.0#a", "Gateway-1.2.0#b")],
    },
    {
      ...change("1.3.0", "C"),
      netResults: [net("Switch", "Set `Y`.", "Gateway-1.1.0#a", "Gateway-1.2.0#b", "Gateway-1.3.0#c")],
    },
  ];
  const shown = (from: string, to: string) => {
    const found = upgradePath(all, "gateway", from, to);
    const items = found.state === "path" ? found.groups.flatMap((group) => group.items) : [];
    return items.map(
      ({ entry, sources }) =>
        `${entry.name}: ${textOf(entry.content)} (${sources.map((source) => source.release.version).join(", ")})`,
    );
  };

  it("is listed once, with the remaining action", () => {
    expect(shown("1.0.0", "1.3.0")).toEqual(["Switch: Set Y. (1.1.0, 1.2.0, 1.3.0)"]);
    expect(shown("1.1.0", "1.3.0")).toEqual(["Switch: Set Y. (1.2.0, 1.3.0)"]);
    expect(shown("1.0.0", "1.2.0")).toEqual(["Switch: Set X on 1.2. (1.1.0, 1.2.0)"]);
  });

  it("names each release only once", () => {
    const twice: UpgradeRelease[] = [
      change("1.0.0", "Start"),
      {
        ...release("Gateway-1.1.0", "2024-01-01", ["breaking", "A"], ["upgrade", "B"]),
        netResults: [net("Switch", "Set `X`.", "Gateway-1.1.0#a", "Gateway-1.1.0#b")],
      },
    ];
    const found = upgradePath(twice, "gateway", "1.0.0", "1.1.0");
    const items = found.state === "path" ? found.groups.flatMap((group) => group.items) : [];
    expect(items.map(({ sources }) => sources.map(({ path }) => path))).toEqual([
      ["/changelog/Gateway-1.1.0/#b"],
    ]);
  });

  it("is listed like any other entry if it changes only once on the path", () => {
    expect(shown("1.2.0", "1.3.0")).toEqual(["C: About C. (1.3.0)"]);
  });
});

describe("an entry that is the same in several releases", () => {
  const text = (name: string, version: string, kind: EntryKind, content: string): UpgradeRelease => ({
    ...release(`Gateway-${version}`, "2024-01-01", [kind, name]),
    entries: [{ kind, id: name.toLowerCase(), name, content: [content] }],
  });
  const shown = (...own: UpgradeRelease[]) => {
    const all = [release("Gateway-1.0.0", "2023-01-01"), ...own];
    const found = upgradePath(all, "gateway", "1.0.0", own.at(-1)?.version ?? "");
    const items = found.state === "path" ? found.groups.flatMap((group) => group.items) : [];
    return items.map(
      ({ key, entry, sources }) =>
        `${key}: ${textOf(entry.content)} (${sources.map((source) => source.release.version).join(", ")})`,
    );
  };

  it("is listed once, with all its releases, at the position of the last one", () => {
    expect(
      shown(
        text("Kcat", "1.1.0", "known-issue", "It fails."),
        text("Other", "1.2.0", "known-issue", "It waits."),
        text("Kcat", "1.3.0", "known-issue", "It fails still."),
      ),
    ).toEqual([
      "Gateway-1.2.0#other: It waits. (1.2.0)",
      "Gateway-1.1.0#kcat: It fails still. (1.1.0, 1.3.0)",
    ]);
  });

  it("is merged for fixes and changes only if the text is identical", () => {
    expect(
      shown(
        text("Logs", "1.1.0", "fix", "Shorter."),
        text("Logs", "1.2.0", "fix", "Clearer."),
        text("Logs", "1.3.0", "fix", "Shorter."),
      ),
    ).toEqual(["Gateway-1.2.0#logs: Clearer. (1.2.0)", "Gateway-1.1.0#logs: Shorter. (1.1.0, 1.3.0)"]);
  });

  it("links to all its releases in the checklist", () => {
    const all = [
      release("Gateway-1.0.0", "2023-01-01"),
      release("Gateway-1.1.0", "2023-02-01", ["fix", "A"]),
      release("Gateway-1.2.0", "2023-03-01", ["fix", "A"]),
    ];
    const found = upgradePath(all, "gateway", "1.0.0", "1.2.0");
    expect(checklistOf("U", [], found.state === "path" ? found.groups : [], new Set(["Gateway-1.1.0#a"]), ""))
      .toMatchInlineSnapshot(`
      "# U

      ## Fixes

      - [x] **A** ([Gateway 1.1.0](/changelog/Gateway-1.1.0/#a), [Gateway 1.2.0](/changelog/Gateway-1.2.0/#a))

        About A.
      "
    `);
  });
});

it("writes the checklist as Markdown, with done items checked and each item linked to its release", () => {
  const found = upgradePath(releases, "console", "1.17.1", "1.18.0");
  const groups = found.state === "path" ? found.groups : [];
  expect(checklistOf("Upgrade", [], groups, new Set(["Console-1.17.2#b"]), "https://docs.example.com"))
    .toMatchInlineSnapshot(`
      "# Upgrade

      ## Breaking changes

      - [ ] **D** ([Console 1.18.0](https://docs.example.com/changelog/Console-1.18.0/#d))

        About D.

      ## Upgrade steps

      - [x] **B** ([Console 1.17.2](https://docs.example.com/changelog/Console-1.17.2/#b))

        About B.

      ## Fixes

      - [ ] **C** ([Console 1.17.2](https://docs.example.com/changelog/Console-1.17.2/#c))

        About C.

      - [ ] **E** ([Console 1.18.0](https://docs.example.com/changelog/Console-1.18.0/#e))

        About E.
      "
    `);
});
