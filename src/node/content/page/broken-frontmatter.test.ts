import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { BrokenFrontmatter, hasBrokenFrontmatter } from "./broken-frontmatter";
import { withFiles } from "./compile-fixture.test-support";

const files = {
  "content/good.mdx": "---\ntitle: A\n---\n",
  "content/none.md": "x",
  "content/sub/bad.mdx": "---\ntitle: A: B\n---\n",
  "content/open.md": "---\ntitle: A\n",
  "content/sidebar.yaml": "---\na: b: c\n---\n",
};

it("finds content files whose frontmatter isn't valid YAML", () => {
  const problems = withFiles(files, (root) => {
    const broken = new BrokenFrontmatter(root);
    broken.readAll();
    return broken.problems();
  });
  expect(problems.map(({ file, line }) => [file, line]).sort()).toEqual([
    ["content/open.md", 1],
    ["content/sub/bad.mdx", 2],
  ]);
});

it("reads a file again when asked to, and forgets deleted files", () => {
  withFiles(files, (root) => {
    const broken = new BrokenFrontmatter(root);
    broken.readAll();
    const lines = () => broken.problems().map(({ file, line }) => `${file}:${line}`);
    rmSync(path.join(root, "content/open.md"));
    writeFileSync(path.join(root, "content/sub/bad.mdx"), "---\ntitle: A\n---\n");
    writeFileSync(path.join(root, "content/good.mdx"), "---\na: 1\ntitle: A: B\n---\n");
    expect(lines()).toEqual(["content/sub/bad.mdx:2"]);
    for (const file of ["content/sub/bad.mdx", "content/good.mdx", "content/sidebar.yaml"])
      broken.read(path.join(root, file));
    expect(lines()).toEqual(["content/good.mdx:3"]);
  });
});

it("distinguishes such a file from other files and from deleted ones", () => {
  const broken = withFiles(files, (root) =>
    [...Object.keys(files), "content/gone.mdx"].filter((file) => hasBrokenFrontmatter(path.join(root, file))),
  );
  expect(broken).toEqual(["content/sub/bad.mdx", "content/open.md"]);
});

it("checks again if the file has changed", () => {
  const answers = withFiles(files, (root) => {
    const file = path.join(root, "content/sub/bad.mdx");
    const before = hasBrokenFrontmatter(file);
    writeFileSync(file, "---\ntitle: All is well\n---\n");
    return [before, hasBrokenFrontmatter(file)];
  });
  expect(answers).toEqual([true, false]);
});
