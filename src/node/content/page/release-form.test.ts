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
        "content/changelog/Gateway-3.8.1.mdx:10:1  \`Feature\` is no heading of a release
            did you mean \`New features\`? Headings: Breaking changes, Upgrade steps, Security fixes, Deprecations, New features, Improvements, Fixes, Known issues
        content/changelog/Gateway-3.8.1.mdx:14:1  \`New features\` stands after \`Fixes\`
            the order is Breaking changes, Upgrade steps, Security fixes, Deprecations, New features, Improvements, Fixes, Known issues
        content/changelog/Gateway-3.8.1.mdx:18:1  the heading \`Fixes\` stands twice"
      `);
  });

  it("reports content that isn't an entry, and sections without entries", () => {
    expect(problemsOf("## Fixes\n\nSome text.\n\n- plain\n- **Named.** b\n\n1. first\n\n## Known issues\n"))
      .toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:8:1  text between the entries of \`Fixes\`
          make it an entry: \`- **Name.** Text\`, or a \`###\` section
      content/changelog/Gateway-3.8.1.mdx:10:1  an entry without a bold name
          begin it with \`**Short name.**\`
      content/changelog/Gateway-3.8.1.mdx:13:1  text between the entries of \`Fixes\`
          make it an entry: \`- **Name.** Text\`, or a \`###\` section
      content/changelog/Gateway-3.8.1.mdx:15:1  the section \`Known issues\` has no entries
          leave it out"
    `);
  });

  it("reports a name that doesn't match the version", () => {
    expect(problemsOf("", 'version: "3.8.2"\nline: Gateway')).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:2:1  the file is named \`Gateway-3.8.1\`, but its version and line make \`Gateway-3.8.2\`
          readers find a release by its name: correct one of them"
    `);
    expect(problemsOf("", 'version: "3.8.1"\nline: Console')).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:2:1  the file is named \`Gateway-3.8.1\`, but its version and line make \`Console-3.8.1\`
          readers find a release by its name: correct one of them"
    `);
    expect(problemsOf("", 'version: "3.8"\nline: Gateway', "Gateway-3")).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.mdx:2:1  the file is named \`Gateway-3\`, but its version and line make \`Gateway-3.8\`
          readers find a release by its name: correct one of them"
    `);
    expect(problemsOf("", 'version: "Gateway-3.8.1"\nline: Gateway')).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:2:1  \`Gateway-3.8.1\` is no version
          write it as 3.8.1, without the line"
    `);
  });

  it("reports breaking changes that are only in the text or only in the frontmatter", () => {
    expect(problemsOf("## Fixes\n\n- **A.** b", breaking)).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:4:1  frontmatter \`breaking\` names changes, but the page has no section \`## Breaking changes\`
          describe each of them there"
    `);
    expect(problemsOf("## Breaking changes\n\n- **A.** b")).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:2:1  the page has a section \`## Breaking changes\`, but its frontmatter names none
          add \`breaking:\` with \`what\` and \`do\` for each"
    `);
  });

  it("reports breaking changes if text and frontmatter list different numbers of them", () => {
    expect(problemsOf("## Breaking changes\n\n- **A.** b\n\n### C\n\nd", breaking)).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:4:1  frontmatter \`breaking\` names 1, but the section \`## Breaking changes\` has 2
          name each change in both, in the same order"
    `);
  });

  it("accepts an image whose tag is the version, with or without v", () => {
    const frontmatter = 'version: "3.8.1"\nline: Gateway\nimage: ';
    expect(problemsOf("", `${frontmatter}example/gateway:3.8.1`)).toBe("");
    expect(problemsOf("", `${frontmatter}registry.example.com:5000/gateway:v3.8.1`)).toBe("");
    expect(problemsOf("", `${frontmatter}example/gateway:3.8.0`)).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:4:1  the image \`example/gateway:3.8.0\` isn't that of version \`3.8.1\`
          write its name with the tag \`3.8.1\` or \`v3.8.1\`"
    `);
    expect(problemsOf("", `${frontmatter}example/gateway`)).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:4:1  the image \`example/gateway\` isn't that of version \`3.8.1\`
          write its name with the tag \`3.8.1\` or \`v3.8.1\`"
    `);
  });

  it("leaves MDX errors to the compiler", () => {
    expect(problemsOf("## Fixes\n\n- **A.** <b")).toBe("");
  });
});
