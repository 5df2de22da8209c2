import { expect, it } from "vitest";
import type { ContentNode } from "../../model/content/content-tree";
import type { ReleaseLine, ReleaseProduct } from "../../model/release/release";
import type { EntryKind } from "../../model/release/release-entry";
import { upgradeData } from "./upgrade-data";

const content: ContentNode[] = [
  { type: "p", children: ["The\n  first."] },
  "\n",
  { type: "h4", props: { id: "part" }, children: ["Part"] },
  { type: "CodeBlock", props: { language: "bash", html: "x" } },
];
const entry = (kind: EntryKind, nodes: ContentNode[]) => ({ kind, id: kind, name: kind, content: nodes });

it("keeps required actions completely and without IDs, and only the beginning of other entries", () => {
  const entries = [
    entry("upgrade", content),
    entry("feature", content),
    entry("fix", ["Text ", { type: "code", children: ["x"] }, "."]),
  ];
  const [release] = upgradeData([{ line: "Gateway", version: "3.8.0", date: null, entries }], "gateway");
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

it("keeps a list that starts a feature or that its first paragraph announces, so no entry is empty", () => {
  const list: ContentNode = { type: "ul", children: [{ type: "li", children: ["One."] }] };
  const paragraph = (text: string): ContentNode => ({ type: "p", children: [text] });
  const entries = [
    entry("feature", ["\n", list, "\n", paragraph("More.")]),
    entry("feature", [paragraph("Of two kinds:"), "\n", list, paragraph("More.")]),
    entry("feature", [paragraph("That is it."), list]),
  ];
  const [release] = upgradeData([{ line: "Gateway", version: "3.8.0", date: null, entries }], "gateway");
  expect(release?.entries.map((each) => each.content)).toEqual([
    [list],
    [paragraph("Of two kinds:"), list],
    [paragraph("That is it.")],
  ]);
});

it("contains one product's releases, highest version first, with the Platform as part of the Console", () => {
  const release = (line: ReleaseLine, version: string) => ({ line, version, date: null, entries: [] });
  const releases = [
    release("Gateway", "3.9.0"),
    release("Platform", "1.17.1"),
    release("Gateway", "3.10.0"),
    release("Console", "1.18.0"),
    release("Gateway", "3.2.0"),
  ];
  const versions = (product: ReleaseProduct) => upgradeData(releases, product).map(({ version }) => version);
  expect(versions("gateway")).toEqual(["3.10.0", "3.9.0", "3.2.0"]);
  expect(versions("console")).toEqual(["1.18.0", "1.17.1"]);
  expect(versions("cli")).toEqual([]);
});
