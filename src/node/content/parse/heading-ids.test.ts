import { describe, expect, it } from "vitest";
import { parseContent } from "./markdown";
import { Reporter } from "../../problems/reporter";

function problemsOf(body: string, format: "md" | "mdx") {
  const report = new Reporter(`content/a.${format}`);
  parseContent(body, format, report, { variables: {}, diagramSizes: {} });
  return report.problems;
}

describe.each(["md", "mdx"] as const)("in .%s", (format) => {
  it.each(["{#a:b}", "{#v1/topics}", "{#a b}"])(
    "%s is reported as invalid, with the allowed characters",
    (id) => {
      expect(problemsOf(`Text.\n\n## Topics ${id}\n`, format)).toEqual([
        {
          severity: "error",
          file: `content/a.${format}`,
          line: 3,
          column: 1,
          message: `\`${id}\` is no id of a heading`,
          hint: "an id has letters, digits, dots, dashes and underscores: `{#v1-topics}`",
        },
      ]);
    },
  );

  it.each(["{#a.b-1}", "{#标题}"])("%s is valid", (id) => {
    expect(problemsOf(`## Topics ${id}\n`, format)).toEqual([]);
  });
});
