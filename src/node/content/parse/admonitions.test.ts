import { describe, expect, it } from "vitest";
import { md, mdx } from "../page/compile-fixture.test-support";

describe.each([
  ["md", md],
  ["mdx", mdx],
])("admonitions in .%s", (_format, compile) => {
  it("have a title after the type, in brackets, or no title", () => {
    const { markup, problems } = compile(
      ":::note\nText\n:::\n\n:::tip Title `x`\nText\n:::\n\n:::warning[In *brackets*]\nText\n:::\n",
    );
    expect(markup).toBe(
      '<Admonition type="note"><p>Text</p></Admonition>\n' +
        '<Admonition type="tip" title="Title x"><p>Text</p></Admonition>\n' +
        '<Admonition type="warning" title="In brackets"><p>Text</p></Admonition>',
    );
    expect(problems).toEqual([]);
  });

  it("keep brackets and backslashes in a title", () => {
    expect(compile(":::note Use [x] and \\ here\nText\n:::\n").markup).toBe(
      '<Admonition type="note" title="Use [x] and \\\\ here"><p>Text</p></Admonition>',
    );
  });

  it.each(["note", "tip", "info", "warning", "danger"])("have the type %s", (type) => {
    expect(compile(`:::${type}\nx\n:::\n`).markup).toBe(`<Admonition type="${type}"><p>x</p></Admonition>`);
  });

  it("can contain other admonitions, with or without a title", () => {
    const { markup, problems } = compile(
      "::::warning Outer\n\n:::note Inner\nx\n:::\n\n:::tip\ny\n:::\n\n::::\n",
    );
    expect(markup).toBe(
      '<Admonition type="warning" title="Outer"><Admonition type="note" title="Inner"><p>x</p></Admonition>' +
        '<Admonition type="tip"><p>y</p></Admonition></Admonition>',
    );
    expect(problems).toEqual([]);
  });

  it("can be in lists and block quotes, even on the line of the marker", () => {
    const { markup, problems } = compile(
      "- one\n\n  :::note Title\n  x\n  :::\n\n- :::tip Title\n  y\n  :::\n\n> :::info Title\n> z\n> :::\n",
    );
    expect(markup).toBe(
      '<ul>\n<li>\n<p>one</p>\n<Admonition type="note" title="Title"><p>x</p></Admonition>\n</li>\n' +
        '<li>\n<Admonition type="tip" title="Title"><p>y</p></Admonition>\n</li>\n</ul>\n' +
        '<blockquote>\n<Admonition type="info" title="Title"><p>z</p></Admonition>\n</blockquote>',
    );
    expect(problems).toEqual([]);
  });

  it("can follow a paragraph without an empty line", () => {
    expect(compile("a\n:::note\nText\n:::\n").markup).toBe(
      '<p>a</p>\n<Admonition type="note"><p>Text</p></Admonition>',
    );
  });

  it("ignore colons in text and code", () => {
    const { markup, problems } = compile("topic:orders, ::leaf and `:::`\n\n```\n:::note Title\n```\n");
    expect(markup).toBe(
      "<p>topic:orders, ::leaf and <code>:::</code></p>\n" +
        '<CodeBlock language="" html="<span class=\\"line\\">:::note Title\\n</span>" />',
    );
    expect(problems).toEqual([]);
  });
});

it("reports unknown types, attributes, unclosed admonitions and stray markers, each at its position", () => {
  const text = [
    ":::notee\nText\n:::",
    ":::note{#id}\nText\n:::",
    "a\n\n:::\n\nb",
    "::: note\nText",
    "::::warning Outer\n\n:::note\ninner\n:::",
  ].join("\n\n");
  expect(md(text).problems.join("\n")).toMatchInlineSnapshot(`
    "content/a.md:1:1  \`:::notee\` isn't an admonition
        did you mean \`:::note\`? Types: note, tip, info, warning, danger
    content/a.md:5:1  \`:::note\` takes a title, not attributes in braces
    content/a.md:18:1  \`:::warning\` isn't closed
        end it with a line that contains only \`:::\`
    content/a.md:11:1  \`:::\` here neither opens nor closes an admonition
        start an admonition with \`:::note\` on its own line, and end it with \`:::\`
    content/a.md:15:1  \`:::\` here neither opens nor closes an admonition
        start an admonition with \`:::note\` on its own line, and end it with \`:::\`"
  `);
});

it("reports an admonition that isn't closed before the end of the file", () => {
  expect(md(":::note\nText\n\nmore").problems.join("\n")).toMatchInlineSnapshot(`
    "content/a.md:1:1  \`:::note\` isn't closed
        end it with a line that contains only \`:::\`"
  `);
});

it("works nested in tabs in a list, in both notations", () => {
  const { markup, problems } = mdx(`1. First

   <Tabs group="os">
   <Tab label="Linux">

   :::note Mind
   text
   :::

   </Tab>
   <Tab label="Mac">

   <Admonition type="tip" title="Hint">
   Hi
   </Admonition>

   </Tab>
   </Tabs>

2. Second
`);
  expect(problems).toEqual([]);
  expect(markup).toBe(
    "<ol>\n<li>\n<p>First</p>\n" +
      '<Tabs group="os" label=null tabs=[{"label":"Linux","value":"linux"},{"label":"Mac","value":"mac"}]>' +
      '<TabPanel value="linux" label="Linux"><Admonition type="note" title="Mind"><p>text</p></Admonition></TabPanel>' +
      '<TabPanel value="mac" label="Mac"><Admonition type="tip" title="Hint"><p>Hi</p></Admonition></TabPanel>' +
      "</Tabs>\n</li>\n<li>\n<p>Second</p>\n</li>\n</ol>",
  );
});
