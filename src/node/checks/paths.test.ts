import { expect, it } from "vitest";
import { formatProblem } from "../../model/problem";
import { checkDuplicatePaths } from "./paths";

const claim = (path: string, file: string, line = 0) => ({ path, file, line });

it("names both files of an address that is taken twice, each time again", () => {
  const problems = checkDuplicatePaths([
    claim("/a/", "content/a.mdx"),
    claim("/b/", "content/b.mdx"),
    claim("/a/", "content/a.md"),
    claim("/a/", "content/x/sidebar.yaml", 7),
  ]);
  expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "content/a.md  the address /a/ is taken by content/a.mdx
        rename one file or give it a \`slug\`
    content/x/sidebar.yaml:7:1  the address /a/ is taken by content/a.mdx
        rename one file or give it a \`slug\`"
  `);
  expect(problems.map(({ severity }) => severity)).toEqual(["error", "error"]);
});

it("has nothing to say where each address is taken once", () => {
  expect(checkDuplicatePaths([claim("/a/", "content/a.mdx"), claim("/a/b/", "content/a/b.mdx")])).toEqual([]);
});
