import { describe, expect, it } from "vitest";
import { releaseFrontmatter } from "./frontmatter";
import { formatProblem } from "../../../model/problem/problem";
import { checkReleaseForm } from "./release-form";
import { splitSource } from "../../reading/source";

function problemsOf(
  body: string,
  frontmatter = 'version: "3.8.1"\nline: Gateway',
  id = "Gateway-3.8.1",
): string {
  const source = splitSource(`content/changelog/${id}.mdx`, `---\n${frontmatter}\n---\n\n${body}`);
  const parsed = releaseFrontmatter.safeParse(source.frontmatter);
  return checkReleaseForm(source, id, parsed.success ? parsed.data : null)
    .map(formatProblem)
    .join("\n");
}

const breaking = 'version: "3.8.1"\nline: Gateway\nbreaking:\n  - what: It is gone.';

describe("checkReleaseForm", () => {
  it("accepts every known heading in order, with bullets and sections", () => {
    const body = `A sentence of overview.

## Breaking changes

- **Gone.** It is gone.

## Upgrade steps

- **Step.** Do it.

  With a second paragraph.

## Security fixes

- **CVE-2024-41110.** Fixed.

## Deprecations

- **Old.** Use another.

## New features

- **Small.** It is there.

### Large

Text.

- bullets of the section
- need no names

## Improvements

- **Faster.** It is faster.

## Fixes

- **Fixed.** It works.

## Known issues

- **Issue.** It doesn't.
`;
    expect(problemsOf(body, breaking)).toBe("");
  });

  it("reports unknown, repeated and misplaced headings with their lines", () => {
    expect(
      problemsOf(
        "## Fixes\n\n- **A.** b\n\n## Feature\n\n- **A.** b\n\n## New features\n\n- **A.** b\n\n## Fixes\n\n- **A.** b",
      ),
    ).toMatchInlineSnapshot(`
        "content/changelog/Gateway-3.8.1.mdx:10:1  \`Feature\` isn't a heading for release notes
            did you mean \`New features\`? Headings: Breaking changes, Upgrade steps, Security fixes, Deprecations, New features, Improvements, Fixes, Known issues
        content/changelog/Gateway-3.8.1.mdx:14:1  \`New features\` must come before \`Fixes\`
            the order is Breaking changes, Upgrade steps, Security fixes, Deprecations, New features, Improvements, Fixes, Known issues
        content/changelog/Gateway-3.8.1.mdx:18:1  the heading \`Fixes\` appears twice"
      `);
  });

  it("reports content that isn't an entry, and sections without entries", () => {
    expect(problemsOf("## Fixes\n\nSome text.\n\n- plain\n- **Named.** b\n\n1. first\n\n## Known issues\n"))
      .toMatchInlineSnapshot(`
        "content/changelog/Gateway-3.8.1.mdx:8:1  the section \`Fixes\` has text between its entries
            turn the text into an entry (\`- **Name.** Text\`) or a \`###\` section
        content/changelog/Gateway-3.8.1.mdx:10:1  the entry doesn't begin with a bold name
            begin the entry with \`**Short name.**\`
        content/changelog/Gateway-3.8.1.mdx:13:1  the section \`Fixes\` has text between its entries
            turn the text into an entry (\`- **Name.** Text\`) or a \`###\` section
        content/changelog/Gateway-3.8.1.mdx:15:1  the section \`Known issues\` has no entries
            add entries, or remove the section"
      `);
  });

  it("reports a name that doesn't match the version", () => {
    expect(problemsOf("", 'version: "3.8.2"\nline: Gateway')).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:2:1  the file is named \`Gateway-3.8.1\`, but its line and version give \`Gateway-3.8.2\`
          rename the file, or correct \`line\` or \`version\`"
    `);
    expect(problemsOf("", 'version: "3.8.1"\nline: Console')).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:2:1  the file is named \`Gateway-3.8.1\`, but its line and version give \`Console-3.8.1\`
          rename the file, or correct \`line\` or \`version\`"
    `);
    expect(problemsOf("", 'version: "3.8"\nline: Gateway', "Gateway-3")).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.mdx:2:1  the file is named \`Gateway-3\`, but its line and version give \`Gateway-3.8\`
          rename the file, or correct \`line\` or \`version\`"
    `);
    expect(problemsOf("", 'version: "Gateway-3.8.1"\nline: Gateway')).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:2:1  \`Gateway-3.8.1\` isn't a version
          write a version such as 3.8.1, without the product line"
    `);
  });

  it("reports breaking changes that are only in the text or only in the frontmatter", () => {
    expect(problemsOf("## Fixes\n\n- **A.** b", breaking)).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:4:1  frontmatter \`breaking\` lists changes, but the page has no \`## Breaking changes\` section
          add the section, and describe each change in it"
    `);
    expect(problemsOf("## Breaking changes\n\n- **A.** b")).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:2:1  the page has a \`## Breaking changes\` section, but no \`breaking\` in its frontmatter
          add \`breaking\` with \`what\` and \`do\` for each change"
    `);
  });

  it("reports breaking changes if text and frontmatter list different numbers of them", () => {
    expect(problemsOf("## Breaking changes\n\n- **A.** b\n\n### C\n\nd", breaking)).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:4:1  the number of breaking changes differs: 1 in the frontmatter, 2 in the \`## Breaking changes\` section
          list each change in both, in the same order"
    `);
  });

  it("accepts an image whose tag is the version, with or without v", () => {
    const frontmatter = 'version: "3.8.1"\nline: Gateway\nimage: ';
    expect(problemsOf("", `${frontmatter}example/gateway:3.8.1`)).toBe("");
    expect(problemsOf("", `${frontmatter}registry.example.com:5000/gateway:v3.8.1`)).toBe("");
    expect(problemsOf("", `${frontmatter}example/gateway:3.8.0`)).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:4:1  the image \`example/gateway:3.8.0\` doesn't match version \`3.8.1\`
          use the tag \`3.8.1\` or \`v3.8.1\`"
    `);
    expect(problemsOf("", `${frontmatter}example/gateway`)).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:4:1  the image \`example/gateway\` doesn't match version \`3.8.1\`
          use the tag \`3.8.1\` or \`v3.8.1\`"
    `);
  });

  it("leaves MDX errors to the compiler", () => {
    expect(problemsOf("## Fixes\n\n- **A.** <b")).toBe("");
  });
});
