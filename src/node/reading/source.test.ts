import { describe, expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import { splitSource } from "./source";

describe("splitSource", () => {
  it("parses the frontmatter and keeps the line numbers of the body", () => {
    const { frontmatter, body, problems } = splitSource("a.mdx", "---\ntitle: A\ntags: [x]\n---\n\n# Hi\n");
    expect(frontmatter).toEqual({ title: "A", tags: ["x"] });
    expect(body).toBe("\n\n\n\n\n# Hi\n");
    expect(problems).toEqual([]);
  });

  it("reads files with a byte order mark and with Windows line endings", () => {
    const { frontmatter, body } = splitSource("a.mdx", "\uFEFF---\r\ntitle: A\r\n---\r\nx\r\ny");
    expect(frontmatter).toEqual({ title: "A" });
    expect(body).toBe("\n\n\nx\ny");
  });

  it.each(["---\n---\nx", "--- \n---\t\nx", "---\n\n---\nx", "---\n# nothing\n---\nx"])(
    "treats empty frontmatter as none: %j",
    (text) => {
      const { frontmatter, body, problems } = splitSource("a.mdx", text);
      expect([frontmatter, body.trim(), problems]).toEqual([{}, "x", []]);
    },
  );

  it("doesn't require frontmatter, and finds it only at the start", () => {
    const text = "x\n\n---\n\ny: 1\n\n---\n";
    expect(splitSource("a.mdx", text)).toMatchObject({ frontmatter: {}, body: text, problems: [] });
  });

  it("ends the frontmatter at a line of three dashes, not within a value", () => {
    const { frontmatter } = splitSource("a.mdx", '---\ntitle: "a --- b"\ndescription: |\n  c\n  ---d\n---\n');
    expect(frontmatter).toEqual({ title: "a --- b", description: "c\n---d\n" });
  });

  it("ends with the file if nothing follows the frontmatter", () => {
    expect(splitSource("a.mdx", "---\ntitle: A\n---")).toMatchObject({
      frontmatter: { title: "A" },
      problems: [],
    });
  });

  it("reports unclosed or invalid frontmatter at its line", () => {
    const texts = [
      "---\ntitle: A\n",
      "---\ntitle: A: B\n---\n",
      "---\na: 1\nb: [1\n---\n",
      "---\na: 1\na: 2\n---\n",
    ];
    const problems = texts.flatMap((text) => splitSource("a.mdx", text).problems.map(formatProblem));
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "a.mdx:1:1  the frontmatter isn't closed
          end it with a line of three dashes
      a.mdx:2:8  the frontmatter isn't valid YAML: Nested mappings are not allowed in compact mappings
          put text in quotes if it contains a colon or starts with a special character
      a.mdx:3:6  the frontmatter isn't valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]
          put text in quotes if it contains a colon or starts with a special character
      a.mdx:3:1  the frontmatter isn't valid YAML: Map keys must be unique
          put text in quotes if it contains a colon or starts with a special character"
    `);
  });

  it("returns the position of each key", () => {
    const { positionOf } = splitSource(
      "a.mdx",
      "---\ntitle: A\nbreaking:\n  - what: x\n    do: y\n  - what: z\n---\n",
    );
    expect([
      positionOf(["title"]),
      positionOf(["breaking", 0, "do"]),
      positionOf(["breaking", 1, "what"]),
      positionOf(["breaking", 1, "absent"]),
      positionOf(["absent"]),
    ]).toEqual([
      { line: 2, column: 1 },
      { line: 5, column: 5 },
      { line: 6, column: 5 },
      { line: 6, column: 5 },
      { line: 2, column: 1 },
    ]);
  });
});
