import { describe, expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import type { ContentLink } from "../content/references/references";
import { checkLinks } from "./links";

const link = (written: string, target: string, anchor = ""): ContentLink => ({
  written,
  target,
  anchor,
  file: "content/a.mdx",
  line: 3,
  column: 5,
});

function check(links: ContentLink[], severity: "warning" | "error" = "warning") {
  const pages = [
    { path: "/a/", locale: "en", file: "content/a.mdx", ids: ["intro", "own"], links },
    {
      path: "/gateway/b/",
      locale: "en",
      file: "content/gateway/b.mdx",
      ids: ["set-up-tls", "标题"],
      links: [],
    },
    { path: "/empty/", locale: "en", file: "content/empty.mdx", ids: [], links: [] },
  ];
  const otherPaths = new Set(["/", "/gateway/category/ops/", "/old/", "/img/logo.svg"]);
  return checkLinks({ pages, otherPaths, language: "en" }, severity);
}

describe("valid links", () => {
  it.each<[string, ContentLink]>([
    ["a page by its file", link("./gateway/b.mdx", "content/gateway/b.mdx")],
    ["a page by its address", link("/gateway/b/", "/gateway/b/")],
    ["an anchor of a page", link("/gateway/b#set-up-tls", "/gateway/b/", "set-up-tls")],
    ["an anchor in another script", link("/gateway/b#标题", "/gateway/b/", "标题")],
    ["an anchor of the page itself", link("#own", "", "own")],
    ["the top of a page", link("#top", "", "top")],
    ["the top of another page", link("/gateway/b/#", "/gateway/b/", "")],
    ["a listing", link("/gateway/category/ops", "/gateway/category/ops/")],
    ["the source of a redirect, with any anchor", link("/old#x", "/old/", "x")],
    ["a static file", link("/img/logo.svg", "/img/logo.svg")],
    ["the home page", link("/", "/")],
  ])("aren't reported: %s", (_name, one) => {
    expect(check([one])).toEqual([]);
  });
});

it("reports links to missing pages, with the nearest page in the same notation", () => {
  const problems = check([
    link("./gateway/c.mdx", "content/gateway/c.mdx"),
    link("/gatway/b", "/gatway/b/"),
    link("/img/logo.png", "/img/logo.png"),
  ]);
  expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "content/a.mdx:3:5  broken link: \`./gateway/c.mdx\` doesn't lead to a page
        did you mean \`content/gateway/b.mdx\`?
    content/a.mdx:3:5  broken link: \`/gatway/b\` doesn't lead to a page
        did you mean \`/gateway/b/\`?
    content/a.mdx:3:5  broken link: \`/img/logo.png\` doesn't lead to a page
        did you mean \`/img/logo.svg\`?"
  `);
});

it("reports missing anchors, including those on the same page, with the nearest anchor", () => {
  const problems = check([
    link("./gateway/b.mdx#setup-tls", "content/gateway/b.mdx", "setup-tls"),
    link("#onw", "", "onw"),
    link("/empty/#x", "/empty/", "x"),
  ]);
  expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "content/a.mdx:3:5  broken anchor: \`./gateway/b.mdx#setup-tls\` doesn't match any ID on /gateway/b/
        did you mean \`set-up-tls\`?
    content/a.mdx:3:5  broken anchor: \`#onw\` doesn't match any ID on /a/
        did you mean \`own\`?
    content/a.mdx:3:5  broken anchor: \`/empty/#x\` doesn't match any ID on /empty/"
  `);
});

it("reports with the given severity", () => {
  const broken = [link("/nope", "/nope/")];
  expect([check(broken, "warning"), check(broken, "error")].map(([problem]) => problem?.severity)).toEqual([
    "warning",
    "error",
  ]);
});

it("names the file that contains the link, which can be a partial", () => {
  const inPartial = { ...link("/nope", "/nope/"), file: "content/_p.mdx", line: 9, column: 1 };
  expect(check([inPartial])).toMatchObject([{ file: "content/_p.mdx", line: 9, column: 1 }]);
});
