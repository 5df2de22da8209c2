import { expect, it } from "vitest";
import { resolveAddresses } from "./content-reference";
import type { ContentNode } from "../../../model/content/content-tree";

const urls: Record<string, string> = { "content/b.mdx": "/b/", "content/i.png": "/static/i.png" };
const resolve = (nodes: ContentNode[]) => resolveAddresses(nodes, (file) => urls[file] ?? null);

it("replaces file paths with URLs and keeps query and hash", () => {
  expect(
    resolve([
      {
        type: "p",
        children: [
          { type: "a", props: { href: "content:content/b.mdx?x=1#y?z", title: "t" }, children: ["b"] },
          { type: "img", props: { src: "content:content/i.png", alt: "i" } },
        ],
      },
    ]),
  ).toEqual([
    {
      type: "p",
      children: [
        { type: "a", props: { href: "/b/?x=1#y?z", title: "t" }, children: ["b"] },
        { type: "img", props: { src: "/static/i.png", alt: "i" } },
      ],
    },
  ]);
});

it("keeps the text of a link to a file that has no URL", () => {
  expect(
    resolve([{ type: "a", props: { href: "content:content/none.mdx#x", id: "k" }, children: ["b"] }]),
  ).toEqual([{ type: "a", props: { id: "k" }, children: ["b"] }]);
});

it("ignores other addresses, other properties and text", () => {
  const nodes: ContentNode[] = [
    "content:content/b.mdx",
    { type: "a", props: { href: "/b/", title: "content:content/b.mdx" } },
    { type: "Tabs", props: { tabs: [{ label: "a" }], href: null } },
  ];
  expect(resolve(nodes)).toEqual(nodes);
});

it("doesn't modify the given tree", () => {
  const nodes: ContentNode[] = [{ type: "a", props: { href: "content:content/b.mdx" } }];
  const before = structuredClone(nodes);
  resolve(nodes);
  expect(nodes).toEqual(before);
});
