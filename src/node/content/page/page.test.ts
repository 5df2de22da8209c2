import { describe, expect, it } from "vitest";
import { textOf } from "../../../model/content/content-tree";
import { pageFrontmatter } from "./frontmatter";
import { formatProblem } from "../../../model/problem/problem";
import { environmentAt, withFiles } from "./compile-fixture.test-support";
import { compilePage } from "./page";

function page(text: string) {
  return withFiles({}, (root) => {
    const { problems, ...compiled } = compilePage(
      "content/a.md",
      text,
      pageFrontmatter,
      ({ title }) => title,
      environmentAt(root),
    );
    return { ...compiled, problems: problems.map(formatProblem).join("\n") };
  });
}

describe("the title of a page", () => {
  it.each([
    ["comes from the frontmatter", "---\ntitle: A\n---\nx", "A", "x"],
    ["comes from the first heading, which leaves the text", "# A *b*\n\nx", "A b", "x"],
    [
      "prefers the frontmatter, and the heading leaves the text too",
      "---\ntitle: A\n---\n# B\n\nx",
      "A",
      "x",
    ],
  ])("%s", (_name, text, title, body) => {
    const compiled = page(text);
    expect(compiled.title).toBe(title);
    expect(textOf(compiled.tree).trim()).toBe(body);
    expect(compiled.problems).toBe("");
  });

  it("is the only h1, and later h1 headings are one level deeper", () => {
    const { headings, tree } = page("# A\n\n# B\n\n## C\n\n> # D\n");
    expect(headings.map(({ depth, text }) => [depth, text])).toEqual([
      [2, "B"],
      [2, "C"],
      [2, "D"],
    ]);
    expect(JSON.stringify(tree)).not.toContain('"h1"');
  });

  it("is missing if the first heading comes after other text", () => {
    const { title, headings, problems } = page("x\n\n# B\n");
    expect(title).toBe("");
    expect(headings).toMatchObject([{ depth: 2, id: "b" }]);
    expect(problems).toMatchInlineSnapshot(`
      "content/a.md:1:1  the page has no title
          add \`title: …\` to the frontmatter, or begin the page with \`# Title\`"
    `);
  });

  it("isn't reported as missing if the frontmatter is invalid anyway", () => {
    const texts = ["---\ntitel: A\n---\nx", "---\ntitle: [\n---\nx"];
    expect(texts.map((text) => page(text).problems).join("\n")).toMatchInlineSnapshot(`
      "content/a.md:2:1  frontmatter \`titel\` isn't a known key. Did you mean \`title\`? Known keys: title, description, slug, sidebar_label, sidebar_position, tags, badges, keywords, toc_depth, hidden, draft, search, redirect_from, last_reviewed
      content/a.md:2:9  the frontmatter isn't valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]
          put text in quotes if it contains a colon or starts with a special character"
    `);
  });
});

it.each(["", " \n\n", "\uFEFF"])("reports the empty file %j", (text) => {
  expect(page(text).problems).toBe(
    "content/a.md:1:1  the file is empty\n    add frontmatter with a title, or delete the file",
  );
});

it("accepts a file with only frontmatter as a page without text", () => {
  expect(page("---\ntitle: A\n---\n")).toMatchObject({ title: "A", excerpt: "", headings: [], problems: "" });
});

describe("the excerpt", () => {
  it("contains no footnote marks", () => {
    expect(page("# T\n\nOne[^1] *two[^a]* three.\n\n[^1]: N.\n[^a]: N.\n").excerpt).toBe("One two three.");
  });

  it("is the text of the first paragraph on one line, without markup", () => {
    expect(page("# T\n\n## H\n\nOne *two*\nthree `four`.\n\nFive.").excerpt).toBe("One two three four.");
  });

  it("is empty if there is no paragraph", () => {
    expect(page("# T\n\n- a\n").excerpt).toBe("");
  });

  it("is cut at a word to at most 160 characters", () => {
    const { excerpt } = page(`# T\n\n${"word ".repeat(50)}`);
    expect(excerpt).toBe(`${"word ".repeat(31).trim()}…`);
    expect(page(`# T\n\n${"x".repeat(160)}`).excerpt).toBe("x".repeat(160));
  });

  it("is cut anywhere if there are no spaces", () => {
    expect(page(`# T\n\n${"设".repeat(300)}`).excerpt).toBe(`${"设".repeat(158)}…`);
  });
});
