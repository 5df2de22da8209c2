import { expect, it } from "vitest";
import type { ContentNode } from "../../model/content-tree";
import type { EntryKind } from "../../model/release-entry";
import { upgradeData } from "./upgrade-data";

const content: ContentNode[] = [
  { type: "p", children: ["The\n  first."] },
  "\n",
  { type: "h4", props: { id: "part" }, children: ["Part"] },
  { type: "CodeBlock", props: { language: "bash", html: "x" } },
];
const entry = (kind: EntryKind, nodes: ContentNode[]) => ({ kind, id: kind, name: kind, content: nodes });

it("keeps what must be done whole and without ids, and of the rest the beginning", () => {
  const entries = [
    entry("upgrade", content),
    entry("feature", content),
    entry("fix", ["Text ", { type: "code", children: ["x"] }, "."]),
  ];
  const [release] = upgradeData([{ line: "Gateway", version: "3.8.0", date: null, entries }]);
  expect(release?.entries.map((each) => each.content)).toEqual([
    [
      { type: "p", children: ["The first."] },
      " ",
      { type: "h4", children: ["Part"] },
      { type: "CodeBlock", props: { language: "bash", html: "x" } },
    ],
    [{ type: "p", children: ["The first."] }],
    ["Text ", { type: "code", children: ["x"] }, "."],
  ]);
});

it("orders releases by version, highest first", () => {
  const releases = ["3.9.0", "3.10.0", "3.2.0"].map((version) => ({
    line: "Gateway" as const,
    version,
    date: null,
    entries: [],
  }));
  expect(upgradeData(releases).map(({ version }) => version)).toEqual(["3.10.0", "3.9.0", "3.2.0"]);
});
