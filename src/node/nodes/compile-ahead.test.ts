import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import siteConfig from "../../site/site.config";
import { compileAhead } from "./compile-ahead";

/** A site with a folder of release notes, and a program that compiles a file, like the one that a build compiles. */
async function siteWith(files: readonly string[], program?: string): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "compile-ahead-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = path.join(root, "content/changelog");
  await mkdir(folder, { recursive: true });
  for (const file of files) await writeFile(path.join(folder, file), "Text.\n");
  if (program !== undefined) {
    await mkdir(path.join(root, ".cache/compiled"), { recursive: true });
    const code = `exports.__esModule = true; exports.default = ({ source, absolutePath, relativePath }) => { ${program} };`;
    await writeFile(path.join(root, ".cache/compiled/compile-page.js"), code);
  }
  return root;
}

const numbered = Array.from({ length: 20 }, (_, number) => `page-${number}.md`);

test("threads compile all content files except partials", async () => {
  const root = await siteWith(
    [...numbered, "_partial.mdx", "image.svg"],
    "return { type: source, fields: { file: relativePath }, content: '[]', draft: false };",
  );
  const pages = compileAhead(root, siteConfig);
  const take = (file: string) => pages?.take(path.join(root, "content/changelog", file));
  for (const file of numbered)
    expect(await take(file)).toMatchObject({ type: "changelog", fields: { file } });
  expect(await take("_partial.mdx")).toBeUndefined();
  expect(await take("image.svg")).toBeUndefined();
  await pages?.close();
});

test("a file that a thread can't compile is left to the caller", async () => {
  const root = await siteWith(
    numbered,
    "if (relativePath === 'page-7.md') throw new Error('broken'); return null;",
  );
  const pages = compileAhead(root, siteConfig);
  expect(await pages?.take(path.join(root, "content/changelog/page-7.md"))).toBeUndefined();
  expect(await pages?.take(path.join(root, "content/changelog/page-8.md"))).toBeNull();
  await pages?.close();
});

test("no threads start for a few files or without a compiled program", async () => {
  expect(compileAhead(await siteWith(["only.md"], "return null;"), siteConfig)).toBeUndefined();
  expect(compileAhead(await siteWith(numbered), siteConfig)).toBeUndefined();
});
