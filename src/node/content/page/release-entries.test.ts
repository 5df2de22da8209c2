import { describe, expect, it } from "vitest";
import { textOf } from "../../../model/content/content-tree";
import { readEntries } from "../../../model/release/release-entry";
import { mdx } from "./compile-fixture.test-support";
import { assignHeadingIds } from "./headings";
import { assignEntryIds } from "./release-entries";

function entriesOf(text: string) {
  const { tree } = mdx(text).compiled;
  const { ids } = assignHeadingIds(tree);
  assignEntryIds(tree, ids);
  return { ids, entries: readEntries(tree) };
}

const page = `An overview.

## Breaking changes

- **\`X\` is removed.** Set \`Y\` instead.
- **Loose.** First.

  Second.

## New features

- **Small.** Text.

### Large

A paragraph.

- **Inside.** Not an entry.

## Fixes

- **Small.** Another one.
- **Large.** Named as the section.
- **...** Without letters.
`;

describe("entries of a release", () => {
  it("are bullets and sections, with kind and name", () => {
    const { entries } = entriesOf(page);
    expect(entries.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
      "breaking: X is removed",
      "breaking: Loose",
      "feature: Small",
      "feature: Large",
      "fix: Small",
      "fix: Large",
      "fix: ..",
    ]);
  });

  it("have IDs that are unique on the page and made from their names", () => {
    const { entries, ids } = entriesOf(page);
    expect(entries.map(({ id }) => id)).toEqual([
      "x-is-removed",
      "loose",
      "small",
      "large",
      "small-1",
      "large-1",
      "entry",
    ]);
    expect(ids).toEqual(expect.arrayContaining(entries.map(({ id }) => id)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keep their IDs when another entry is inserted before them", () => {
    const { entries } = entriesOf(page.replace("- **Loose.**", "- **New.** x\n- **Loose.**"));
    expect(entries.find(({ name }) => name === "Loose")?.id).toBe("loose");
  });

  it("have the text after the name as their content", () => {
    const { entries } = entriesOf(page);
    expect(entries.map(({ content }) => textOf(content).replace(/\s+/g, " ").trim())).toEqual([
      "Set Y instead.",
      "First. Second.",
      "Text.",
      "A paragraph. Inside. Not an entry.",
      "Another one.",
      "Named as the section.",
      "Without letters.",
    ]);
    expect(JSON.stringify(entries)).not.toContain("EntryAnchor");
  });

  it("are empty if the page has no known heading", () => {
    expect(entriesOf("- **A.** b\n\n## Else\n\n- **A.** b").entries).toEqual([]);
  });
});
