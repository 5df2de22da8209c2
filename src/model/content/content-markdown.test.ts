import { expect, it } from "vitest";
import { codeSource } from "./code-source";
import { markdownOf } from "./content-markdown";
import type { ContentNode } from "./content-tree";

const absolute = (href: string) => (href.startsWith("/") ? `https://docs.example.com${href}` : href);
const element = (type: string, children: ContentNode[] = [], props = {}): ContentNode => ({
  type,
  props,
  children,
});

it("writes blocks, lists, tables, code and links as Markdown", () => {
  const nodes: ContentNode[] = [
    "Text with ",
    element("strong", ["weight"]),
    " and ",
    element("code", ["a_b*c"]),
    ", a_b, ",
    element("a", ["a link"], { href: "/gateway/" }),
    ".",
    "\n",
    element("p", ["A paragraph", "\n", "of two lines."]),
    element("ol", [
      "\n",
      element("li", ["First", element("ul", [element("li", ["inside"])])]),
      element("li", [element("p", ["Second"]), element("p", ["with two paragraphs"])]),
    ]),
    {
      type: "CodeBlock",
      props: {
        language: "bash",
        html: '<span class="line">a &lt; b &amp;&amp; "c"\n</span><span class="line">d\n</span>',
      },
    },
    element("table", [
      element("thead", [element("tr", [element("th", ["A"]), element("th", ["B"])])]),
      element("tbody", [element("tr", [element("td", [element("code", ["x|y"])]), element("td", ["z"])])]),
    ]),
    element("Admonition", [element("p", ["Careful."])], { type: "warning" }),
    { type: "EntryAnchor", props: { id: "x", name: "X" } },
  ];
  expect(markdownOf(nodes, absolute)).toMatchInlineSnapshot(`
    "Text with **weight** and \`a_b*c\`, a\\_b, [a link](https://docs.example.com/gateway/).

    A paragraph of two lines.

    1. First

       - inside
    2. Second

       with two paragraphs

    \`\`\`bash
    a < b && "c"
    d
    \`\`\`

    | A | B |
    | --- | --- |
    | \`x\\|y\` | z |

    > Careful."
  `);
});

it("restores code from its highlighted form", () => {
  expect(
    codeSource('<span class="line"><span class="token">&amp;lt;</span> &quot;x&quot; &gt; 1\n</span>'),
  ).toBe('&lt; "x" > 1');
});
