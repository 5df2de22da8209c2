import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildFixtureSite } from "../harness/fixture-site";

const minutes = 60_000;
const component = join("src", "shell", "Cells.tsx");
const template = join("src", "templates", "doc.tsx");

/** Builds a site with one error in its code. @returns Gatsby's output from the first error on */
async function reportOf(edit: (directory: string) => Promise<void>): Promise<string> {
  const { exitCode, output } = await buildFixtureSite("bench", { edit });
  expect(exitCode, output).not.toBe(0);
  expect(output).not.toContain("Done building");
  const start = output.search(/^\s*error /m);
  expect(start, output).toBeGreaterThanOrEqual(0);
  return output.slice(start);
}

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

test(
  "the error for an import of a missing file names the file and the folder",
  async () => {
    const report = await reportOf((directory) =>
      appendFile(join(directory, component), '\nimport "./not-there";\n'),
    );
    expect(report).toMatch(/Can't resolve '\.\/not-there' in '.*\/src\/shell'/);
    expect(report).toContain("make sure that the path is correct");
  },
  10 * minutes,
);

test(
  "a syntax error in a component is reported with its file and position",
  async () => {
    const report = await reportOf((directory) =>
      appendFile(join(directory, component), "\nexport const broken = (;\n"),
    );
    expect(report).toContain("Expression expected");
    expect(report).toMatch(/Cells\.tsx:\d+:\d+/);
    expect(report).toContain("export const broken = (;");
  },
  10 * minutes,
);

test(
  "an error in a style sheet is reported once, with its file and position",
  async () => {
    const styles = join("src", "components", "Table", "Table.module.css");
    const report = await reportOf((directory) =>
      appendFile(join(directory, styles), "\n.broken { color: red;\n"),
    );
    expect(report.match(/Unclosed block/g)).toHaveLength(1);
    expect(report).toContain("Table.module.css");
    expect(report).toContain(".broken { color: red;");
  },
  10 * minutes,
);

test(
  "the error for a query of an unknown field names the field and its type",
  async () => {
    const report = await reportOf((directory) =>
      replaceIn(
        join(directory, template),
        "docPage(id: { eq: $id }) {",
        "docPage(id: { eq: $id }) {\n      noSuchField",
      ),
    );
    expect(report).toContain('Cannot query field "noSuchField" on type "DocPage"');
  },
  10 * minutes,
);

test(
  "a syntax error in gatsby-node.ts is reported with its file and position",
  async () => {
    const report = await reportOf((directory) =>
      appendFile(join(directory, "gatsby-node.ts"), "\nconst broken = (;\n"),
    );
    expect(report).toContain("Failed to compile Gatsby files");
    expect(report).toMatch(/gatsby-node\.ts:\d+:\d+/);
  },
  10 * minutes,
);
