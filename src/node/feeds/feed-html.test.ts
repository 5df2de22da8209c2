import { expect, it } from "vitest";
import type { ContentNode } from "../../model/content/content-tree";
import { feedHtml } from "./feed-html";

const page = "https://docs.example.com/changelog/Gateway-3.8.0/";
const html = (...nodes: ContentNode[]) => feedHtml(nodes, page);

it("keeps plain HTML with absolute addresses and drops elements that need the site", () => {
  expect(
    html({
      type: "p",
      props: { className: "x", id: "y" },
      children: [
        { type: "a", props: { href: "#z", onClick: "x" }, children: ["here"] },
        { type: "img", props: { src: "/lag.png", alt: 'a "b"' } },
        { type: "Term", props: { id: "t", definition: "d" }, children: ["term"] },
        { type: "EntryAnchor", props: { id: "e", name: "E" } },
      ],
    }),
  ).toBe(
    `<p><a href="${page}#z">here</a><img src="https://docs.example.com/lag.png" alt="a &quot;b&quot;">term</p>`,
  );
});

it("writes code, admonitions, tabs and diagrams as plain HTML", () => {
  expect(html({ type: "CodeBlock", props: { html: '<span class="line">a &lt; b\n</span>' } })).toBe(
    "<pre><code>a &lt; b</code></pre>",
  );
  expect(
    html({ type: "Admonition", props: { title: "T" }, children: [{ type: "p", children: ["x"] }] }),
  ).toBe("<blockquote><p><strong>T</strong></p><p>x</p></blockquote>");
  expect(
    html({ type: "Tabs", children: [{ type: "TabPanel", props: { label: "Linux" }, children: ["x"] }] }),
  ).toBe("<p><strong>Linux</strong></p>x");
  expect(html({ type: "Diagram", props: { source: "graph", alt: "A to B" } })).toBe("<p><em>A to B</em></p>");
});
