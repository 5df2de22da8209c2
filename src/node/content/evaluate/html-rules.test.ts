import { describe, expect, it } from "vitest";
import { md, mdx } from "../page/compile-fixture.test-support";

describe("HTML that could run scripts", () => {
  it.each([
    "<script>alert(1)</script>",
    "<script>\nalert(1)\n</script>",
    "<SCRIPT src='x'></SCRIPT>",
    "<style>a{}</style>",
    "<iframe src='x'></iframe>",
    "<form action='x'><button>y</button></form>",
    "<object data='x'></object>",
  ])("is removed from Markdown and reported: %j", (html) => {
    const { markup, problems } = md(`text ${html}`);
    expect(markup).not.toMatch(/<(script|style|iframe|form|button|object)/i);
    expect(problems.join("\n")).toMatch(/^content\/a\.md:1:\d+ {2}`<[a-z]+>` isn't allowed in content/);
  });

  it.each(["<script>x</script>", "<scripT>x</scripT>", "<iframe />", "{<script>x</script>}", "{<scripT />}"])(
    "is removed from MDX and reported: %s",
    (html) => {
      const { markup, problems } = mdx(`text ${html} end`);
      expect(markup).toBe("<p>text <span /> end</p>");
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain("isn't allowed in content");
    },
  );

  it.each([
    ["onclick", '<b onclick="x()">y</b>'],
    ["ONCLICK", '<b ONCLICK="x()">y</b>'],
    ["onClick", "<b onClick={'x()'}>y</b>"],
    ["style", '<b style="color:red">y</b>'],
    ["STYLE", '<b STYLE="color:red">y</b>'],
    ["style as an object", "<b style={{ color: 'red' }}>y</b>"],
    ["dangerouslySetInnerHTML", "<b dangerouslySetInnerHTML={{ __html: 'x' }}>y</b>"],
    ["a spread", "<b {...{ onClick: 'x' }}>y</b>"],
  ])("loses the attribute: %s", (_name, html) => {
    const { markup, problems } = mdx(`text ${html}`);
    expect(markup).toBe("<p>text <b>y</b></p>");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/a\.mdx:1:6 {2}`\w+` on `<b>` isn't allowed/);
  });
});

describe("addresses", () => {
  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "vbscript:x",
    "data:text/html,x",
    "file:///etc/passwd",
  ])("with the scheme of %j are removed", (address) => {
    const { markup, problems } = mdx(`text <a href={${JSON.stringify(address)}}>x</a>`);
    expect(markup).toBe("<p>text <a>x</a></p>");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("has an address with the scheme");
  });

  it.each(["https://a.example", "http://a.example", "mailto:a@b.example", "tel:+49", "#top", "?q=1"])(
    "are kept: %s",
    (address) => {
      const { markup, problems } = mdx(`text <a href={"${address}"}>x</a>`);
      expect(markup).toBe(`<p>text <a href="${address}">x</a></p>`);
      expect(problems).toEqual([]);
    },
  );

  it("are checked in Markdown links, in components and in any spelling of the attribute", () => {
    const { markup, problems } = mdx(
      '[x](javascript:alert(1))\n\n<Cards>\n<Card title="t" href="javascript:x">\ny\n</Card>\n</Cards>\n\n<a HREF="javascript:x">y</a> <img src="data:x" />\n',
    );
    expect(markup).toContain("<p><a>x</a></p>");
    expect(markup).toContain("<p><a>y</a> <img /></p>");
    expect(problems.filter((problem) => problem.includes("scheme")).join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:1:1  \`href\` on \`<a>\` has an address with the scheme \`javascript:\`. Use one of: http, https, mailto, tel
      content/a.mdx:4:1  \`href\` of \`<Card>\` has an address with the scheme \`javascript:\`. Use one of: http, https, mailto, tel
      content/a.mdx:9:1  \`HREF\` on \`<a>\` has an address with the scheme \`javascript:\`. Use one of: http, https, mailto, tel
      content/a.mdx:9:30  \`src\` on \`<img>\` has an address with the scheme \`data:\`. Use one of: http, https, mailto, tel"
    `);
  });

  it("made by an expression can't be relative, because nothing resolves them", () => {
    const { problems } = mdx('<a href={"./b.mdx"}>x</a>\n\n<Card title="t" href={"b.mdx"}>\ny\n</Card>\n');
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:1:1  \`href\` on \`<a>\` has a relative address from an expression, \`./b.mdx\`. Write the address as text
      content/a.mdx:3:1  \`href\` of \`<Card>\` has a relative address from an expression, \`b.mdx\`. Write the address as text"
    `);
  });
});

it("reports elements that don't exist in HTML, in MDX", () => {
  const { markup, problems } = mdx("text <cluster-id>x</cluster-id>");
  expect(markup).toBe("<p>text <span>x</span></p>");
  expect(problems.join("\n")).toMatchInlineSnapshot(`
    "content/a.mdx:1:6  \`<cluster-id>\` isn't an HTML element
        if it's text, write it as inline code"
  `);
});

it("keeps harmless HTML, with React's attribute names", () => {
  const { markup, problems } = md(
    '<p align="center"><span class="k" tabindex="0">s</span></p>\n\n<kbd>x</kbd> <sub>y</sub>\n',
  );
  expect(markup).toBe(
    '<p align="center"><span className="k" tabIndex=0>s</span></p>\n<p><kbd>x</kbd> <sub>y</sub></p>',
  );
  expect(problems).toEqual([]);
});
