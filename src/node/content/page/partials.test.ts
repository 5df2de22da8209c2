import { expect, it } from "vitest";
import { compileFiles, mdx } from "./compile-fixture.test-support";
import { assignHeadingIds } from "./headings";

it("shows a partial with its properties and children each time it is used", () => {
  const { markup, problems } = mdx(
    'import P from "./_p.mdx"\n\n<P name="a" n={2} />\n\n<P name="b">child</P>\n',
    {
      "content/_p.mdx": "---\n---\n\nTopic **{props.name}** {props.n}{props.children}\n",
    },
  );
  expect(markup).toBe("<p>Topic <strong>a</strong> 2</p>\n<p>Topic <strong>b</strong> child</p>");
  expect(problems).toEqual([]);
});

it("resolves a partial's links and images relative to the partial's folder", () => {
  const { markup, compiled } = mdx('import P from "../shared/_p.mdx"\n\n<P />\n', {
    "shared/_p.mdx": "[b](./b.md) ![i](i.png)\n",
    "shared/b.md": "",
    "shared/i.png": "",
  });
  expect(markup).toBe(
    '<p><a href="content:shared/b.md">b</a> <img src="content:shared/i.png" alt="i" /></p>',
  );
  expect(compiled.links).toEqual([
    { target: "shared/b.md", anchor: "", written: "./b.md", file: "shared/_p.mdx", line: 1, column: 1 },
  ]);
  expect(compiled.images).toEqual(["shared/i.png"]);
});

it("treats braces in a .md partial as text", () => {
  const { markup } = mdx('import P from "./_p.md"\n\n<P name="a" />\n', {
    "content/_p.md": "Topic {props.name}\n",
  });
  expect(markup).toBe("<p>Topic {props.name}</p>");
});

it("names the partial in its problems, even if the page doesn't show it", () => {
  const { problems } = mdx('import P from "./_p.mdx"\n\nhi\n', { "content/_p.mdx": "a\n\n<Nope />\n" });
  expect(problems.map((problem) => problem.split("\n")[0])).toEqual([
    "content/_p.mdx:3:1  `<Nope>` isn't a component",
  ]);
});

it("reports a missing partial", () => {
  const { markup, problems } = mdx('import P from "./_p.mdx"\n\nhello <P />\n');
  expect(markup).toBe("<p>hello </p>");
  expect(problems.join("\n")).toMatchInlineSnapshot(`
    "content/a.mdx:1:1  the partial \`./_p.mdx\` doesn't exist
        create content/_p.mdx, or correct the path"
  `);
});

it("reports a partial that imports itself, directly or through another", () => {
  const loop = 'import P from "./_p.mdx"\n\n<P />\n';
  const direct = mdx(loop, { "content/_p.mdx": loop });
  const indirect = mdx(loop, { "content/_p.mdx": loop.replace("_p", "_q"), "content/_q.mdx": loop });
  expect([...direct.problems, ...indirect.problems].join("\n")).toMatchInlineSnapshot(`
    "content/_p.mdx:1:1  the partial imports itself: content/_p.mdx → content/_p.mdx
    content/_q.mdx:1:1  the partial imports itself: content/_p.mdx → content/_q.mdx → content/_p.mdx"
  `);
});

it("shows a partial that two other partials import", () => {
  const { markup, problems } = mdx('import A from "./_a.mdx"\nimport B from "./_b.mdx"\n\n<A />\n\n<B />\n', {
    "content/_a.mdx": 'import C from "./_c.mdx"\n\n<C n="1" />\n',
    "content/_b.mdx": 'import C from "./_c.mdx"\n\n<C n="2" />\n',
    "content/_c.mdx": "c{props.n}\n",
  });
  expect(markup).toBe("<p>c1</p>\n<p>c2</p>");
  expect(problems).toEqual([]);
});

it("rejects footnotes in partials, because their IDs would be those of the page's footnotes", () => {
  const { problems } = mdx('import P from "./_p.mdx"\n\na[^1]\n\n<P />\n\n[^1]: x\n', {
    "content/_p.mdx": "b[^1]\n\n[^1]: y\n",
  });
  expect(problems.join("\n")).toMatchInlineSnapshot(`
    "content/_p.mdx:1:2  a partial can't have footnotes
        move the note into the text"
  `);
});

it("gives headings in partials IDs that are unique on the page", () => {
  const { compiled } = compileFiles({
    "content/a.mdx": 'import P from "./_p.mdx"\n\n## Setup\n\n<P />\n\n<P />\n',
    "content/_p.mdx": "## Setup\n\n### Test {#test}\n",
  });
  const { headings } = assignHeadingIds(compiled.tree);
  expect(headings.map(({ id }) => id)).toEqual(["setup", "setup-1", "test", "setup-2", "test-1"]);
});

it("is rejected within a sentence if it contains a block, because browsers end a paragraph there", () => {
  const { problems } = compileFiles({
    "content/a.mdx": 'import Common from "./_common.mdx"\n\nText <Common /> text.\n',
    "content/_common.mdx": "A paragraph.\n",
  });
  expect(problems.join("\n")).toMatchInlineSnapshot(`
    "content/a.mdx:3:1  \`<p>\` can't be inside a paragraph
        add an empty line before and after it"
  `);
});
