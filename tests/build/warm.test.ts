import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildFixtureSite } from "../harness/fixture-site";

const page = join("content", "manual", "markdown.mdx");
const minutes = 60_000;
const partial = join("content", "manual", "shared", "_create-topic.mdx");

/** components.mdx, long.mdx and ops/runbook.mdx import the partial. */
const usersOfPartial = 3;

/** Rebuilds `basic` on top of its last build, with a line added to some files. */
async function compiledAfter(...changed: string[]): Promise<number> {
  const { exitCode, output } = await buildFixtureSite("basic", {
    edit: async (directory) => {
      for (const file of changed) await appendFile(join(directory, file), "\nOne more line.\n");
    },
  });
  expect(exitCode, output).toBe(0);
  return Number(/Compiled (\d+) pages?/.exec(output)?.[1]);
}

test(
  "a build compiles only the files changed since the last build",
  async () => {
    // The last build might have used different content.
    await compiledAfter();
    expect(await compiledAfter()).toBe(0);
    // The site keeps these lines, because the other tests ignore them.
    expect(await compiledAfter(page, partial)).toBe(1 + usersOfPartial);
  },
  10 * minutes,
);

test(
  "changed styles reach unchanged pages",
  async () => {
    const styles = join("src", "components", "Table", "Table.module.css");
    const build = async (rule: string) => {
      const edit = (directory: string) => appendFile(join(directory, styles), `\n.table ${rule}\n`);
      const { exitCode, output, directory } = await buildFixtureSite("bench", { edit });
      expect(exitCode, output).toBe(0);
      return readFile(join(directory, "public", "guide", "index.html"), "utf8");
    };
    expect(await build("{ outline: 3px dotted red }")).toContain("outline:3px dotted red");
    expect(await build("{ outline: 5px dashed red }")).toContain("outline:5px dashed red");
  },
  10 * minutes,
);

test(
  "pages and data files can be deleted together with a change that affects all pages",
  async () => {
    const build = async (edit: (content: string) => Promise<void>) => {
      const { exitCode, output, directory } = await buildFixtureSite("bench", {
        edit: (site) => edit(join(site, "content")),
      });
      expect(exitCode, output).toBe(0);
      return readFile(join(directory, "public", "llms.txt"), "utf8");
    };
    const extraPage = join("guide", "extra.mdx");
    const sidebar = join("guide", "sidebar.yaml");
    const before = await build(async (content) => {
      await writeFile(join(content, extraPage), "---\ntitle: An extra page\n---\n\nExtra words.\n");
      await writeFile(join(content, sidebar), "- index\n- extra\n");
    });
    expect(before).toContain("An extra page");
    const after = await build(async (content) => {
      for (const file of [extraPage, sidebar]) await rm(join(content, file), { force: true });
      await writeFile(
        join(content, "glossary.yaml"),
        "term:\n  term: A term\n  definition: It means this.\n",
      );
    });
    expect(after).not.toContain("An extra page");
  },
  10 * minutes,
);
