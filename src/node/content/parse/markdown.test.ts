import { describe, expect, it } from "vitest";
import { md, mdx } from "../page/compile-fixture.test-support";

describe.each([
  ["md", md],
  ["mdx", mdx],
])("GitHub's Markdown in .%s", (_format, compile) => {
  it("keeps the alignment of table columns and pipes in code", () => {
    expect(compile("| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | `x\\|y` |\n").markup).toBe(
      '<table><thead><tr><th align="left">a</th><th align="center">b</th><th align="right">c</th><th>d</th></tr></thead>' +
        '<tbody><tr><td align="left">1</td><td align="center">2</td><td align="right">3</td><td><code>x|y</code></td></tr></tbody></table>',
    );
  });

  it("turns task lists into checkboxes that are checked if the task is done", () => {
    expect(compile("- [x] done\n- [ ] todo\n").markup).toBe(
      '<ul className="contains-task-list">\n' +
        '<li className="task-list-item"><input type="checkbox" checked=true disabled=true /> done</li>\n' +
        '<li className="task-list-item"><input type="checkbox" checked=false disabled=true /> todo</li>\n</ul>',
    );
  });

  it("numbers footnotes in the order of their references and gives each reference its own ID", () => {
    const { markup, problems } = compile("A[^b] b[^a] c[^b].\n\n[^a]: First.\n[^b]: Second.\n");
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["fnref-b", "fnref-a", "fnref-b-2", "footnote-label", "fn-b", "fn-a"]);
    expect([...markup.matchAll(/aria-describedby="footnote-label">(\d)</g)].map(([, n]) => n)).toEqual([
      "1",
      "2",
      "1",
    ]);
    expect(problems).toEqual([]);
  });

  it("leaves a reference to a missing footnote as text", () => {
    expect(compile("A[^x].").markup).toBe("<p>A[^x].</p>");
  });

  it("strikes through text between two tildes, but not between single tildes", () => {
    expect(compile("~~gone~~ ~one~ H~2~O").markup).toBe("<p><del>gone</del> ~one~ H~2~O</p>");
  });

  it("links plain addresses", () => {
    expect(compile("See https://example.com/a_b, www.example.com and me@example.com.").markup).toBe(
      '<p>See <a href="https://example.com/a_b">https://example.com/a_b</a>, ' +
        '<a href="http://www.example.com">www.example.com</a> and ' +
        '<a href="mailto:me@example.com">me@example.com</a>.</p>',
    );
  });

  it("decodes entities and keeps escaped characters", () => {
    expect(compile("&lt;b&gt; &copy; \\* &#x41;").markup).toBe("<p><b> © * A</p>");
  });

  it("shows HTML in inline code as text", () => {
    expect(compile("`<script>` and ``a`b``").markup).toBe(
      "<p><code><script></code> and <code>a`b</code></p>",
    );
  });

  it("keeps the start number and the nesting of lists", () => {
    expect(compile("3. c\n4. d\n\n- x\n  - y\n").markup).toBe(
      "<ol start=3>\n<li>c</li>\n<li>d</li>\n</ol>\n<ul>\n<li>x\n<ul>\n<li>y</li>\n</ul>\n</li>\n</ul>",
    );
  });

  it("returns nothing for an empty file or one with only frontmatter", () => {
    expect(compile("").compiled.tree).toEqual([]);
    expect(compile("---\ntitle: x\n---\n").markup).toBe("");
  });
});

describe("Markdown (.md) treats as text what MDX would read as code", () => {
  it.each([
    ["A {x} and {a.b}", "A {x} and {a.b}"],
    ["end < 5 { and } > 3, a<b", "end < 5 { and } > 3, a<b"],
    ["the <cluster-id> of <Tabs>", "the <cluster-id> of <Tabs>"],
    ["export X=1", "export X=1"],
    ["import x from 'y'", "import x from 'y'"],
    ["<https://example.com/x>", '<a href="https://example.com/x">https://example.com/x</a>'],
    ["line<br>break<br/>end", "line<br />break<br />end"],
    ["a <!-- secret --> b", "a  b"],
    ["a <!-- <cluster-id> --> b", "a  b"],
    ["a <kbd>x</kbd> b", "a <kbd>x</kbd> b"],
  ])("%s", (text, expected) => {
    const { markup, problems } = md(text);
    expect(markup).toBe(`<p>${expected}</p>`);
    expect(problems).toEqual([]);
  });

  it("drops block comments, even over several lines", () => {
    expect(md("<!-- a\n\n<x-y>\n-->\n\nb").markup).toBe("<p>b</p>");
  });

  it("shows a block that starts with an unknown tag, even in lists and block quotes", () => {
    expect(md("<your-name>\n\n- <your-name>\n\n> <your-name>\n").markup).toBe(
      "<p><your-name></p>\n<ul>\n<li><your-name></li>\n</ul>\n<blockquote>\n<p><your-name></p>\n</blockquote>",
    );
  });

  it("shows an unknown tag within known HTML and keeps the HTML", () => {
    expect(md("<details>\n<summary>Use <cluster-id></summary>\n\n**md**\n\n</details>\n").markup).toBe(
      "<details>\n<summary>Use <cluster-id></summary>\n<p><strong>md</strong></p>\n</details>",
    );
  });

  it("keeps code, diagrams and admonitions next to HTML that must be parsed", () => {
    const { markup } = md(
      '<br>\n\n:::tip T\n\n```text title="f"\na: <b>\n```\n\n:::\n\n```mermaid\ngraph LR\n```\n',
    );
    expect(markup).toBe(
      '<br />\n<Admonition type="tip" title="T"><CodeBlock language="text" title="f" ' +
        'html="<span class=\\"line\\">a: &lt;b&gt;\\n</span>" /></Admonition>\n' +
        '<Diagram source="graph LR" height="180" />',
    );
  });
});

describe("positions", () => {
  it("match the file, even with a byte order mark, CRLF and frontmatter", () => {
    const text = "\uFEFF---\r\ntitle: A\r\n---\r\n\r\n| a |\r\n|---|\r\n| {x.y} |\r\n\r\n{no}\r\n";
    expect(mdx(text).problems.join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:7:4  an expression failed: x is not defined
      content/a.mdx:9:2  an expression failed: no is not defined"
    `);
  });
});

describe("text that MDX can't read", () => {
  const texts = {
    "an element that is never closed": "# T\n\n<Tabs>\n\ntext\n",
    "an inline element that is never closed": "a <Kbd>x\n\nb",
    "elements closed in the wrong order": '<Tabs>\n<Tab label="a">\nx\n</Tabs>\n',
    "an expression that is no JavaScript": "---\ntitle: A\n---\n\na {b c} d",
    "an expression that is never closed": "a {b\n\nc",
    "an address in angle brackets": "<https://example.com>",
    "an HTML comment": "a\n\n<!-- x -->\n",
    "HTML without its slash": "a <br> c",
  };

  it("is reported with its position and a hint", () => {
    const report = Object.entries(texts).map(([name, text]) => `${name}:\n${mdx(text).problems.join("\n")}`);
    expect(report.join("\n")).toMatchInlineSnapshot(`
      "an element that is never closed:
      content/a.mdx:3:1  the MDX isn't valid: Expected a closing tag for \`<Tabs>\` (3:1-3:7)
          each tag needs a closing tag with the same indentation
      an inline element that is never closed:
      content/a.mdx:1:3  the MDX isn't valid: Expected a closing tag for \`<Kbd>\` (1:3-1:8) before the end of \`paragraph\`
          each tag needs a closing tag with the same indentation
      elements closed in the wrong order:
      content/a.mdx:4:1  the MDX isn't valid: Unexpected closing tag \`</Tabs>\`, expected corresponding closing tag for \`<Tab>\` (2:1-2:16)
          each tag needs a closing tag with the same indentation
      an expression that is no JavaScript:
      content/a.mdx:5:5  the MDX isn't valid: Could not parse expression with acorn
          escape braces in text as \\{
      an expression that is never closed:
      content/a.mdx:1:5  the MDX isn't valid: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
          escape braces in text as \\{
      an address in angle brackets:
      content/a.mdx:1:8  the MDX isn't valid: Unexpected character \`/\` (U+002F) before local name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` (note: to create a link in MDX, use \`[text](url)\`)
          escape angle brackets in text as \\<
      an HTML comment:
      content/a.mdx:3:2  the MDX isn't valid: Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` (note: to create a comment in MDX, use \`{/* text */}\`)
          escape angle brackets in text as \\<
      HTML without its slash:
      content/a.mdx:1:3  the MDX isn't valid: Expected a closing tag for \`<br>\` (1:3-1:7) before the end of \`paragraph\`
          each tag needs a closing tag with the same indentation"
    `);
  });

  it("gets a fitting hint: imports aren't told to escape a brace", () => {
    expect(mdx('import A from "./_a.mdx\n\nText.').problems.join("\n")).toContain(
      'import partials like this: import Name from "./_name.mdx"',
    );
    expect(mdx("import { from './_a.mdx'\n").problems.join("\n")).not.toContain("brace");
  });

  it("results in no content", () => {
    expect(Object.values(texts).map((text) => mdx(text).compiled.tree)).toEqual(
      Object.values(texts).map(() => []),
    );
  });
});
