import { expect, test } from "vitest";
import { releaseFrontmatter } from "../../src/model/frontmatter";
import { formatProblem } from "../../src/model/problem";
import { byVersion, neighbours, parseReleaseName, releaseName } from "../../src/model/release";
import { groupByLine, groupByMonth, type ListedRelease } from "../../src/model/release-list";
import { environmentAt, withFiles } from "../../src/node/content/compile-fixture";
import { compilePage } from "../../src/node/content/page";
import { checkReleaseForm } from "../../src/node/content/release-form";
import { splitSource } from "../../src/node/content/source";
import { textOf } from "../../src/model/content-tree";

/** Releases in the list's form, all of one day unless it is given. */
function listed(names: readonly string[], dates: readonly string[] = []): ListedRelease[] {
  return names.map((name, index) => {
    const id = parseReleaseName(name);
    if (!id) throw new Error(`${name} is no release`);
    const date = dates[index] ?? "2025-04-18";
    return {
      ...id,
      date,
      name,
      path: `/changelog/${name}/`,
      summary: null,
      kinds: [],
      breaking: [],
      security: [],
      words: "",
    };
  });
}

/** The names by line, as the list of releases shows them; and each line as its pages lead from one to the next. */
function ordersOf(releases: readonly ListedRelease[]) {
  const lines = groupByLine(releases).map((group) => group.releases.map(({ name }) => name));
  const pagers = lines.map(([latest = ""]) => {
    const names: string[] = [];
    let current = releases.find(({ name }) => name === latest) ?? null;
    while (current) {
      names.push(current.name);
      current = neighbours(current, releases).previous;
    }
    return names;
  });
  return { lines, pagers };
}

test.each([
  [
    ["Console-1.33.0", "Console-1.4.0", "Gateway-3.8.1", "Gateway-3.10.0", "Cli-0.5.0", "Cli-0.10.0"],
    [
      ["Console-1.33.0", "Console-1.4.0"],
      ["Gateway-3.10.0", "Gateway-3.8.1"],
      ["Cli-0.10.0", "Cli-0.5.0"],
    ],
  ],
  // Variants: pre-releases, and numbers of two digits at every place.
  [
    ["Gateway-3.9.0", "Gateway-3.10.0-rc.2", "Gateway-3.10.0", "Gateway-3.10.0-rc.10"],
    [["Gateway-3.10.0", "Gateway-3.10.0-rc.10", "Gateway-3.10.0-rc.2", "Gateway-3.9.0"]],
  ],
  [
    ["Cli-0.9.10", "Cli-0.10.9", "Cli-0.9.9", "Cli-10.0.0"],
    [["Cli-10.0.0", "Cli-0.10.9", "Cli-0.9.10", "Cli-0.9.9"]],
  ],
])("chg-lines-02: %j are ordered by number within their line, everywhere alike", (names, lines) => {
  expect(ordersOf(listed(names))).toEqual({ lines, pagers: lines });
});

test("chg-lines-02, variant: dates don't change the order of versions, and in one month they come first", () => {
  const releases = listed(
    ["Gateway-3.8.2", "Gateway-3.10.0", "Gateway-3.9.0"],
    ["2025-05-09", "2025-05-02", "2025-04-30"],
  );
  expect(releases.toSorted(byVersion).map(releaseName)).toEqual([
    "Gateway-3.10.0",
    "Gateway-3.9.0",
    "Gateway-3.8.2",
  ]);
  // The list by month is the one that goes by date: a correction of an old line is news on its own day.
  expect(groupByMonth(releases, String).map((group) => group.releases.map(({ name }) => name))).toEqual([
    ["Gateway-3.8.2", "Gateway-3.10.0"],
    ["Gateway-3.9.0"],
  ]);
});

/** Compiles a release's body and gives its text and all that is reported, in the form a build prints. */
function releaseOf(file: string, body: string): { text: string; problems: string[] } {
  const raw = `---\nversion: "0.5.0"\nline: Cli\ndate: 2025-04-18\nsummary: Templates.\n---\n${body}`;
  return withFiles({}, (root) => {
    const page = compilePage(file, raw, releaseFrontmatter, () => "CLI 0.5.0", environmentAt(root));
    const form = checkReleaseForm(splitSource(file, raw), "Cli-0.5.0", page.frontmatter);
    return {
      text: textOf(page.tree).replace(/\s+/g, " ").trim(),
      problems: [...page.problems, ...form].map(formatProblem),
    };
  });
}

const braces = "Values `{{ .cluster }}` and {{ .topic }} now work.";

test.each([
  ["a bullet", `## Fixes\n\n- **Templates.** ${braces}\n`],
  // Variants: where else a release may quote them.
  ["a section", `## Fixes\n\n### Templates\n\n${braces}\n`],
  ["a table", `## Fixes\n\n### Templates\n\n| Value |\n| --- |\n| ${braces} |\n`],
])("chg-brace-03: braces in %s of a release in .md are text", (_place, body) => {
  const { text, problems } = releaseOf("content/changelog/Cli-0.5.0.md", body);
  expect(text).toContain("{{ .cluster }} and {{ .topic }}");
  expect(problems).toEqual([]);
});

test("chg-brace-03, variant: in .mdx they are an error that names the file and the line", () => {
  const { problems } = releaseOf(
    "content/changelog/Cli-0.5.0.mdx",
    `## Fixes\n\n- **Templates.** ${braces}\n`,
  );
  expect(problems.join("\n")).toMatch(/content\/changelog\/Cli-0\.5\.0\.mdx:9:\d+ {2}/);
});

test("chg-brace-03, variant: the case's own bullet, which stands before all sections as an overview may", () => {
  const { text, problems } = releaseOf(
    "content/changelog/Cli-0.5.0.md",
    "- Template values `{{ .cluster }}` and {{ .topic }} now work\n",
  );
  expect(text).toBe("Template values {{ .cluster }} and {{ .topic }} now work");
  expect(problems).toEqual([]);
});
