import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AnswerMarkdown } from "./AnswerMarkdown";
import { hostileAnswers } from "./hostile-answers.test-support";

vi.mock("gatsby", () => ({
  withPrefix: (path: string) => path,
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={to}>{children}</a>,
}));

beforeEach(() => vi.stubGlobal("window", { location: { origin: "https://docs.example.com" } }));

const render = (text: string) => renderToStaticMarkup(<AnswerMarkdown text={text} />);

describe("an answer", () => {
  it("is rendered as Markdown", () => {
    expect(render("## Ports\n\nA **bold** *word*, `code`, ~~gone~~.\n\n1. one\n2. two\n\n> quote")).toBe(
      "<h4>Ports</h4><p>A <strong>bold</strong> <em>word</em>, <code>code</code>, <del>gone</del>.</p>" +
        '<ol start="1"><li><p>one</p></li><li><p>two</p></li></ol><blockquote><p>quote</p></blockquote>',
    );
  });

  it("shows code samples like the site's own, with a copy button", () => {
    const html = render("```bash\na <b>\nc\n```");
    expect(html).toContain('<span class="line">a &lt;b&gt;\n</span><span class="line">c\n</span>');
    expect(html).toContain("Copy");
  });

  it("has links to the site, labeled links to other sites, and plain text for unsafe links", () => {
    expect(render("[a](https://docs.example.com/a/#b)")).toBe('<p><a href="/a/#b">a</a></p>');
    expect(render("[a](https://other.example/)")).toMatch(
      /href="https:\/\/other.example\/" target="_blank" rel="noopener noreferrer nofollow".*opens in a new tab/,
    );
    expect(render("[a](javascript:x)")).toBe("<p>a</p>");
  });

  it("describes images without loading them", () => {
    expect(render("![a chart](https://other.example/a.png)")).toMatch(/Image: a chart/);
    expect(render("![a chart](https://other.example/a.png)")).not.toMatch(/<img/);
  });
});

const plain = new Set(
  "p h4 h5 em strong del code br hr blockquote ol ul li a span svg path rect figure figcaption pre button div table thead tbody tr th td".split(
    " ",
  ),
);

describe("a hostile answer", () => {
  it("is covered by at least 60 examples", () => {
    expect(hostileAnswers.length).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileAnswers.map((answer) => [JSON.stringify(answer.slice(0, 60)), answer]))(
    "%s renders only as text, harmless elements and links to pages",
    (_name, answer) => {
      const html = render(answer);
      for (const [, name = "", attributes = ""] of html.matchAll(/<([a-z][\w-]*)([^>]*)>/g)) {
        expect(plain, name).toContain(name);
        expect(attributes).not.toMatch(/\s(?:on\w+|src|srcset|srcdoc|action|formaction|data|background)=/i);
      }
      for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^(?:https?:\/\/|mailto:|\/(?!\/))/);
    },
  );
});
