import { describe, expect, it } from "vitest";
import { compileFiles, type ContentFiles } from "../page/compile-fixture.test-support";

const files: ContentFiles = {
  "content/guides/b.mdx": "",
  "content/guides/c.md": "",
  "content/guides/sub/index.mdx": "",
  "content/guides/设.md": "",
  "content/guides/a b.md": "",
  "content/guides/i.png": "",
  "content/gateway/index.md": "",
  "content/gateway/v3.8.mdx": "",
  "static/logo.svg": "",
};

function compile(text: string, file = "content/guides/a.mdx") {
  return compileFiles({ [file]: text, ...files });
}

const one = (text: string) => {
  const { compiled, markup } = compile(text);
  const { target, anchor } = compiled.links[0] ?? {};
  return { href: / href="([^"]*)"/.exec(markup)?.[1], target, anchor };
};

it("a link without an address is an error, in Markdown and in components", () => {
  const text =
    '[text]() and <a href="">more</a>\n\n<Cards><Card title="T" href="">x</Card></Cards>\n\n[top](#)\n';
  const { problems } = compileFiles({ "content/a.mdx": text });
  expect(problems.join("\n")).toMatchInlineSnapshot(`
    "content/a.mdx:1:1  the link has no address
        add an address, or remove the brackets
    content/a.mdx:1:14  the link has no address
        add an address, or remove the brackets
    content/a.mdx:3:8  \`href\` of \`<Card>\` must be text that isn't empty, but is """
  `);
});

describe("links to pages", () => {
  it.each([
    ["./b.mdx", "content:content/guides/b.mdx", "content/guides/b.mdx", ""],
    ["b.mdx", "content:content/guides/b.mdx", "content/guides/b.mdx", ""],
    ["./b", "content:content/guides/b.mdx", "content/guides/b.mdx", ""],
    ["./b/", "content:content/guides/b.mdx", "content/guides/b.mdx", ""],
    ["./c", "content:content/guides/c.md", "content/guides/c.md", ""],
    ["./sub", "content:content/guides/sub/index.mdx", "content/guides/sub/index.mdx", ""],
    ["../gateway/", "content:content/gateway/index.md", "content/gateway/index.md", ""],
    ["../gateway/v3.8", "content:content/gateway/v3.8.mdx", "content/gateway/v3.8.mdx", ""],
    ["b.mdx?x=1#y", "content:content/guides/b.mdx?x=1#y", "content/guides/b.mdx", "y"],
    ["./%E8%AE%BE.md#%E6%A0%87", "content:content/guides/设.md#%E6%A0%87", "content/guides/设.md", "标"],
    ["<./a b.md>", "content:content/guides/a b.md", "content/guides/a b.md", ""],
    ["./none.mdx", "content:content/guides/none.mdx", "content/guides/none.mdx", ""],
    ["./none", "content:content/guides/none", "content/guides/none", ""],
    ["/gateway", "/gateway/", "/gateway/", ""],
    ["/gateway/?x=1#q", "/gateway/?x=1#q", "/gateway/", "q"],
    ["/gateway#q?a", "/gateway/#q?a", "/gateway/", "q?a"],
    ["/设置/", "/%E8%AE%BE%E7%BD%AE/", "/设置/", ""],
    ["/img/x.svg", "/img/x.svg", "/img/x.svg", ""],
    ["#own", "#own", "", "own"],
  ])("%s", (written, href, target, anchor) => {
    expect(one(`[x](${written})`)).toEqual({ href, target, anchor });
  });

  it.each(["https://a.example/B?c#d", "mailto:a@b.example", "//a.example/x", "?q=1"])(
    "ignore %s",
    (written) => {
      const { compiled, markup } = compile(`[x](${written})`);
      expect(markup).toBe(`<p><a href="${written}">x</a></p>`);
      expect(compiled.links).toEqual([]);
    },
  );

  it("can be defined elsewhere in the file", () => {
    expect(one("[x][ref]\n\n[ref]: ./b.mdx#y 'T'")).toEqual({
      href: "content:content/guides/b.mdx#y",
      target: "content/guides/b.mdx",
      anchor: "y",
    });
  });

  it("are found in components and in HTML", () => {
    const { compiled } = compile(
      '<Card title="t" href="./b.mdx">\nx\n</Card>\n\n<a href="/gateway">x</a>\n\n- [y](c.md)\n',
    );
    expect(compiled.links.map(({ target, line, column }) => [target, line, column])).toEqual([
      ["content/guides/b.mdx", 1, 1],
      ["/gateway/", 5, 1],
      ["content/guides/c.md", 7, 3],
    ]);
    expect(compile('<a href="./b.mdx">x</a>\n', "content/guides/a.md").compiled.links).toHaveLength(1);
  });

  it("record their position and how they were written", () => {
    expect(compile("---\ntitle: x\n---\n\na [x](./b.mdx#y)").compiled.links).toEqual([
      {
        target: "content/guides/b.mdx",
        anchor: "y",
        written: "./b.mdx#y",
        file: "content/guides/a.mdx",
        line: 5,
        column: 3,
      },
    ]);
  });
});

describe("images", () => {
  it.each([
    ["![a](i.png)", "content:content/guides/i.png"],
    ["![a](./%69.png)", "content:content/guides/i.png"],
    ["![a][ref]\n\n[ref]: ./i.png", "content:content/guides/i.png"],
    ["![a](/logo.svg)", "/logo.svg"],
  ])("are found: %j", (text, src) => {
    const { markup, problems } = compile(text);
    expect(/ src="([^"]*)"/.exec(markup)?.[1]).toBe(src);
    expect(problems).toEqual([]);
  });

  it("are found in HTML, in both formats", () => {
    for (const file of ["content/guides/a.mdx", "content/guides/a.md"]) {
      const { compiled, markup } = compile('<img src="./i.png" alt="x"/>\n', file);
      expect(markup).toContain('<img src="content:content/guides/i.png"');
      expect(compiled.images).toEqual(["content/guides/i.png"]);
    }
  });

  it("that are missing, external or without an address are reported with file and line", () => {
    const { compiled, problems, markup } = compile(
      "# A\n\n![a](none.png) ![b](/none.svg)\n\n![c]() ![d](https://a.example/i.png) ![e](./sub)\n",
    );
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/guides/a.mdx:3:1  the image \`none.png\` doesn't exist
          add content/guides/none.png, or correct the path
      content/guides/a.mdx:3:16  the image \`/none.svg\` doesn't exist
          add static/none.svg, or correct the path
      content/guides/a.mdx:5:1  the image has no address
      content/guides/a.mdx:5:8  the image \`https://a.example/i.png\` comes from another site
          store images in the repository, next to the page
      content/guides/a.mdx:5:38  the image \`./sub\` doesn't exist
          add content/guides/sub, or correct the path"
    `);
    expect(compiled.images).toEqual([]);
    expect(markup).toContain('<img src="" alt="a" />');
  });
});
