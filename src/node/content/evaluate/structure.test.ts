import { describe, expect, it } from "vitest";
import { mdx } from "../page/compile-fixture.test-support";

describe("steps", () => {
  it("start at headings, and deeper headings belong to their step", () => {
    const { markup, problems } = mdx("<Steps>\n\n### One\n\na\n\n#### Sub\n\n### Two\n\nb\n\n</Steps>\n");
    expect(markup).toBe(
      "<Steps><Step><h3>One</h3><p>a</p><h4>Sub</h4></Step><Step><h3>Two</h3><p>b</p></Step></Steps>",
    );
    expect(problems).toEqual([]);
  });

  it("can be the items of a single ordered list", () => {
    const { markup, problems } = mdx("<Steps>\n\n1. a\n2. b\n\n   c\n\n</Steps>\n");
    expect(markup).toBe("<Steps><Step>\n<p>a</p>\n</Step><Step>\n<p>b</p>\n<p>c</p>\n</Step></Steps>");
    expect(problems).toEqual([]);
  });

  it("are reported if their content is neither", () => {
    const { problems } = mdx(
      "<Steps>\n\npre\n\n### A\n\n</Steps>\n\n<Steps>\ntext\n</Steps>\n\n<Steps />\n\n<Steps>\n\n1. a\n\nx\n\n2. b\n\n</Steps>\n\n<Steps>\n\n- a\n\n</Steps>\n",
    );
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:1:1  \`<Steps>\` has content before its first heading
          move it above \`<Steps>\`
      content/a.mdx:9:1  \`<Steps>\` must contain headings or a single ordered list
      content/a.mdx:13:1  \`<Steps>\` must contain headings or a single ordered list
      content/a.mdx:15:1  \`<Steps>\` must contain headings or a single ordered list
      content/a.mdx:25:1  \`<Steps>\` must contain headings or a single ordered list"
    `);
  });
});

describe("tabs", () => {
  const tab = (attributes: string) => `<Tab ${attributes}>\nx\n</Tab>\n`;
  const valuesOf = (markup: string) =>
    [...markup.matchAll(/<TabPanel value="([^"]*)"/g)].map(([, value]) => value);

  it("have unique values, either given or made from their labels", () => {
    const labels = [
      'label="A B"',
      'label="a b"',
      'label="c" value="V v"',
      'label="日本"',
      'label="!"',
      'label="?"',
    ];
    const { markup, problems } = mdx(`<Tabs group="g" label="L">\n${labels.map(tab).join("")}</Tabs>\n`);
    expect(problems).toEqual([]);
    expect(valuesOf(markup)).toEqual(["a-b", "a-b-1", "v-v", "日本", "tab", "tab-1"]);
    expect(markup).toContain('<Tabs group="g" label="L" tabs=[{"label":"A B","value":"a-b"}');
  });

  it("can be written on one line", () => {
    const { markup, problems } = mdx('<Tabs>\n<Tab label="a">x</Tab>\n<Tab label="b">y</Tab>\n</Tabs>\n');
    expect(problems).toEqual([]);
    expect(markup).toContain(
      '<TabPanel value="a" label="a">x</TabPanel><TabPanel value="b" label="b">y</TabPanel>',
    );
  });

  it("are reported if they are empty, contain something else or are outside of a group", () => {
    const { problems } = mdx(
      `<Tabs>\ntext\n</Tabs>\n\n<Tabs />\n\n${tab('label="a"')}\n<Tabs>\n<Tab>\nx\n</Tab>\n</Tabs>\n`,
    );
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:1:1  \`<Tabs>\` can contain only \`<Tab>\`
      content/a.mdx:1:1  \`<Tabs>\` is empty
      content/a.mdx:5:1  \`<Tabs>\` is empty
      content/a.mdx:12:1  \`label\` of \`<Tab>\` is missing; it must be text
      content/a.mdx:7:1  \`<Tab>\` must be inside \`<Tabs>\`"
    `);
  });

  it("can come from code fences in a group, named by title or otherwise by language", () => {
    const { markup, problems } = mdx(
      '<CodeGroup group="g">\n\n```text title="npm"\nx\n```\n\n```text\ny\n```\n\n</CodeGroup>\n',
    );
    expect(problems).toEqual([]);
    expect(markup).toContain('tabs=[{"label":"npm","value":"npm"},{"label":"text","value":"text"}]');
    expect(markup).not.toContain('title="npm"');
  });

  it("in a code group are reported if a fence has no name or if there is other content between them", () => {
    const { problems } = mdx("<CodeGroup>\n\n```\nz\n```\n\ntext\n\n</CodeGroup>\n\n<CodeGroup />\n");
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:1:1  a fence in \`<CodeGroup>\` needs a title or a language
          add title="…"
      content/a.mdx:1:1  \`<CodeGroup>\` can contain only code fences
      content/a.mdx:11:1  \`<CodeGroup>\` is empty"
    `);
  });
});

describe("glossary terms", () => {
  it("have their definition, and show the term if they have no text", () => {
    const { markup, problems } = mdx('a <Term id="interceptor">plugins</Term> <Term id="interceptor" />');
    expect(markup).toBe(
      '<p>a <Term id="interceptor" definition="A plugin of the proxy.">plugins</Term> ' +
        '<Term id="interceptor" definition="A plugin of the proxy.">Interceptor</Term></p>',
    );
    expect(problems).toEqual([]);
  });

  it("are reported if they are unknown, and their text is kept", () => {
    const { markup, problems } = mdx(
      'a <Term id="intercptor">x</Term> <Term>y</Term> <Term id="constructor">z</Term>',
    );
    expect(markup).toBe("<p>a <span>x</span> <span>y</span> <span>z</span></p>");
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:1:3  \`intercptor\` isn't a term in the glossary
          did you mean \`interceptor\`? Terms are in content/glossary.yaml
      content/a.mdx:1:34  \`id\` of \`<Term>\` is missing; it must be text
      content/a.mdx:1:49  \`constructor\` isn't a term in the glossary
          Terms are in content/glossary.yaml"
    `);
  });
});

describe("components on one line", () => {
  it("aren't wrapped in a paragraph if they are blocks", () => {
    const { markup } = mdx(
      '<Admonition type="tip">x</Admonition>\n\n<Cards>\n<Card title="a" href="/b/">x</Card>\n</Cards>\n\n<div>x</div> <Details summary="s">y</Details>\n',
    );
    expect(markup).toBe(
      '<Admonition type="tip">x</Admonition>\n<Cards><Card title="a" href="/b/">x</Card></Cards>\n' +
        '<div>x</div>\n<Details summary="s">y</Details>',
    );
  });

  it("stay in their paragraph if they are inline", () => {
    const { markup } = mdx("<Kbd>Ctrl</Kbd>\n\n<Badge>x</Badge> <b>y</b>\n\n{product.name} <Kbd>C</Kbd>\n");
    expect(markup).toBe(
      "<p><Kbd>Ctrl</Kbd></p>\n<p><Badge>x</Badge> <b>y</b></p>\n<p>the product <Kbd>C</Kbd></p>",
    );
  });
});

it("turns a paragraph with a single image into a figure", () => {
  const { markup } = mdx("![a](./i.png)\n\ntext ![a](./i.png)\n", { "content/i.png": "" });
  expect(markup).toBe(
    '<Figure src="content:content/i.png" alt="a" />\n<p>text <img src="content:content/i.png" alt="a" /></p>',
  );
});
