import { describe, expect, it } from "vitest";
import { compileFiles, mdx } from "./compile-fixture.test-support";

describe("expressions", () => {
  it("show text, numbers, lists and markup, and nothing for empty values", () => {
    const { markup, problems } = mdx(
      "{1 + 2} {['a', 1, <b>x</b>]} {null}{true}{undefined}. {product.name} {version.gateway} {/* c */}",
    );
    expect(markup).toBe("<p>3 a1<b>x</b> . the product 3.8.1 </p>");
    expect(problems).toEqual([]);
  });

  it("that fail are reported with file, line and column, and the others still run", () => {
    const { markup, problems } = mdx("---\ntitle: x\n---\n\ntext {foo.bar} and {1}\n\n{product.x.y}\n");
    expect(markup).toBe("<p>text  and 1</p>");
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:5:7  an expression failed: foo is not defined
      content/a.mdx:7:2  an expression failed: \`product.x\` isn't a variable. Use one of: product.name"
    `);
  });

  it("with a value that can't be shown are reported at their position", () => {
    const { problems } = mdx("a\n\n{() => 1}\n\nb {({ a: 1 })}\n\n{Promise.resolve(1)} {new Date(0)}\n");
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:3:2  a value of type function can't be shown
          use text, a number or markup
      content/a.mdx:5:5  a value of type object can't be shown
          use text, a number or markup
      content/a.mdx:7:2  a value of type object can't be shown
          use text, a number or markup
      content/a.mdx:7:23  a value of type object can't be shown
          use text, a number or markup"
    `);
  });

  it("can't pass an object off as an element", () => {
    const { markup, problems } = mdx("{({ type: 'script', children: ['alert(1)'] })}\n");
    expect(markup).toBe("");
    expect(problems).toHaveLength(1);
  });

  it("pass only plain data to attributes", () => {
    const { markup, problems } = mdx("<span title={`a${1}`} data-list={[1, 'b']} lang={() => 1}>x</span>\n");
    expect(markup).toBe('<p><span title="a1" data-list=[1,"b"]>x</span></p>');
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:1:1  \`lang\` of \`<span>\` can't be a function
          use text, a number, true or false, or a list or an object of these"
    `);
  });
});

it("reports every problem in a file, each at its position", () => {
  const { problems } = mdx(
    [
      "{nope}",
      "<Nope>a</Nope>",
      "![x](./no.png)",
      ":::foo\nb\n:::",
      '<Badge tone="bad">x</Badge>',
      "{(() => { throw new Error('boom') })()}",
      "```yaml foo\n```",
      "<script>x</script>",
      "text {1 + missing} end",
    ].join("\n\n"),
  );
  expect(problems.map((problem) => problem.split("\n")[0]).sort()).toMatchInlineSnapshot(`
    [
      "content/a.mdx:11:1  \`tone\` of \`<Badge>\` must be one of "neutral", "accent", "note", "tip", "warning", "danger", but is "bad"",
      "content/a.mdx:13:2  an expression failed: boom",
      "content/a.mdx:15:1  \`foo\` isn't an option for code fences",
      "content/a.mdx:18:1  \`<script>\` isn't allowed in content",
      "content/a.mdx:1:2  an expression failed: nope is not defined",
      "content/a.mdx:20:7  an expression failed: missing is not defined",
      "content/a.mdx:3:1  \`<Nope>\` isn't a component",
      "content/a.mdx:5:1  the image \`./no.png\` doesn't exist",
      "content/a.mdx:7:1  \`:::foo\` isn't an admonition",
    ]
  `);
});

describe("components", () => {
  it("that don't exist are reported with a suggestion, and their content is kept", () => {
    const { markup, problems } = mdx(
      '<Tbas>\n\n## Hi\n\n</Tbas>\n\nInline <Badgee tone="x">text</Badgee>.\n',
    );
    expect(markup).toBe("<h2>Hi</h2>\n<p>Inline text.</p>");
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:1:1  \`<Tbas>\` isn't a component
          did you mean \`<Tabs>\`? Components: Admonition, Tabs, Tab, Steps, Cards, Card, Details, CodeGroup, Kbd, Badge, Since, Term, FilterableTable, ResourceBuilder, SupportWindows, CompatibilityTable, CompatibilityPicker, InterceptorFacts, InterceptorOptions, InterceptorExample, InterceptorErrors, InterceptorLimits, InterceptorDemos, EnvironmentVariables, Metrics, ResourceFields, ResourceExample, ResourceChecks, CliCommands, CliGlobalFlags, CliFlags, CliKinds, CliVariables, CliExitCodes, ApiEndpoints, ChartVersions
      content/a.mdx:7:8  \`<Badgee>\` isn't a component
          did you mean \`<Badge>\`? Components: Admonition, Tabs, Tab, Steps, Cards, Card, Details, CodeGroup, Kbd, Badge, Since, Term, FilterableTable, ResourceBuilder, SupportWindows, CompatibilityTable, CompatibilityPicker, InterceptorFacts, InterceptorOptions, InterceptorExample, InterceptorErrors, InterceptorLimits, InterceptorDemos, EnvironmentVariables, Metrics, ResourceFields, ResourceExample, ResourceChecks, CliCommands, CliGlobalFlags, CliFlags, CliKinds, CliVariables, CliExitCodes, ApiEndpoints, ChartVersions"
    `);
  });

  it("with a dot are known if the page exports the object", () => {
    const { markup, problems } = mdx(
      "export const A = { B: (p) => <b>{p.children}</b> }\n\nx <A.B>y</A.B> <motion.a>z</motion.a>\n",
    );
    expect(markup).toBe("<p>x <b>y</b> z</p>");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("content/a.mdx:3:16  `<motion.a>` isn't a component");
  });

  it("have their properties checked, with problems at their position", () => {
    const { problems } = mdx(
      '# T\n\n<Admonition type="tipp">x</Admonition>\n\n<Admonition>x</Admonition>\n\n<Badge tone={1}>x</Badge>\n\n' +
        '<Since product="gatway" />\n\n<Details summary="x" foo="y" open>\nz\n</Details>\n',
    );
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:3:1  \`type\` of \`<Admonition>\` must be one of "note", "tip", "info", "warning", "danger", but is "tipp"
      content/a.mdx:5:1  \`type\` of \`<Admonition>\` is missing; it must be one of "note", "tip", "info", "warning", "danger"
      content/a.mdx:7:1  \`tone\` of \`<Badge>\` must be one of "neutral", "accent", "note", "tip", "warning", "danger", but is the number 1
      content/a.mdx:9:1  \`product\` of \`<Since>\` must be one of "console", "gateway", "cli", but is "gatway"
      content/a.mdx:9:1  \`version\` of \`<Since>\` is missing; it must be text
      content/a.mdx:11:1  \`foo\` of \`<Details>\` isn't a known key. Known keys: summary, open"
    `);
  });

  it("can be exported by the page, with parameters, defaults and patterns", () => {
    const { markup, problems } = mdx(
      "export const Big = ({ children, size = 3 }) => <strong>{children} {size}</strong>\n" +
        "export const n = 4, { a, b: [c] } = { a: 1, b: [2] };\n" +
        'export function Foo(props) { return <Badge tone="tip">{props.x}</Badge> }\n\n' +
        '<Big size={n}>hi</Big> <Big>ho</Big> {a} {c}\n\n<Foo x="y" />\n',
    );
    expect(problems).toEqual([]);
    expect(markup).toBe(
      '<p><strong>hi 4</strong> <strong>ho 3</strong> 1 2</p>\n<Badge tone="tip">y</Badge>',
    );
  });
});

describe("exports", () => {
  it("that fail are reported at their position", () => {
    expect(
      mdx("---\ntitle: x\n---\n\nexport const a = missing.b;\n").problems.join("\n"),
    ).toMatchInlineSnapshot(`"content/a.mdx:5:1  an export failed: missing is not defined"`);
  });

  it("that declare nothing are rejected", () => {
    expect(mdx("export default 1\n\nexport * from 'x'\n\nhi").problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:1:1  only declarations can be exported
          write \`export const name = …\`
      content/a.mdx:3:1  only declarations can be exported
          write \`export const name = …\`"
    `);
  });
});

describe("imports", () => {
  it("accept only partials", () => {
    const { problems } = mdx(
      "import React from 'react'\nimport { x } from './_p.mdx'\nimport Y from './p.mdx'\n\nhi\n",
    );
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:1:1  \`react\` can't be imported
          import only partials: import Name from "./_name.mdx"
      content/a.mdx:2:1  \`./_p.mdx\` can't be imported
          import only partials: import Name from "./_name.mdx"
      content/a.mdx:3:1  \`./p.mdx\` can't be imported
          import only partials: import Name from "./_name.mdx""
    `);
  });
});

it("lists the files that a page was made from, and which of them are missing", () => {
  const { compiled } = compileFiles({
    "content/a.mdx":
      "import P from './_p.mdx'\n\n<P />\n\n![i](./i.png) ![n](./none.png)\n\n```mermaid\ngraph LR\n```\n",
    "content/_p.mdx": "x",
    "content/i.png": "",
  });
  const digests = Object.fromEntries(
    compiled.dependencies.map(({ file, digest }) => [file, digest.slice(0, 8)]),
  );
  expect(digests).toEqual({
    "content/diagrams.json": "missing",
    "content/i.png": "e3b0c442",
    "content/none.png": "missing",
    "content/_p.mdx": "2d711642",
  });
  expect(compiled.images).toEqual(["content/i.png"]);
});

it("reports an unknown variable, which would show nothing", () => {
  const { problems } = mdx("Gateway {version.gatway} of {product.name}, {product.toString}.\n");
  expect(problems.join("\n")).toMatchInlineSnapshot(`
    "content/a.mdx:1:10  an expression failed: \`version.gatway\` isn't a variable. Use one of: version.gateway, version.console, version.cli
    content/a.mdx:1:46  an expression failed: \`product.toString\` isn't a variable. Use one of: product.name"
  `);
});
