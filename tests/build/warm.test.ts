import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildFixtureSite, ensureFixtureSite } from "../harness/fixture-site";

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
    await ensureFixtureSite("basic");
    expect(await compiledAfter()).toBe(0);
    // The site keeps these lines, because the other tests ignore them.
    expect(await compiledAfter(page, partial)).toBe(1 + usersOfPartial);
  },
  10 * minutes,
);

describe("two builds, of which the second has other styles and no longer has a page", () => {
  const styles = join("src", "components", "Table", "Table.module.css");
  const extraPage = join("content", "guide", "extra.mdx");
  const sidebar = join("content", "guide", "sidebar.yaml");
  let first: string;
  let second: string;

  beforeAll(async () => {
    first = await build(async (directory) => {
      await appendFile(join(directory, styles), "\n.table { outline: 3px dotted red }\n");
      await writeFile(join(directory, extraPage), "---\ntitle: An extra page\n---\n\nExtra words.\n");
      await writeFile(join(directory, sidebar), "- index\n- extra\n");
    });
    second = await build(async (directory) => {
      await appendFile(join(directory, styles), "\n.table { outline: 5px dashed red }\n");
      for (const file of [extraPage, sidebar]) await rm(join(directory, file), { force: true });
      await writeFile(
        join(directory, "content", "glossary.yaml"),
        "term:\n  term: A term\n  definition: It means this.\n",
      );
    });
  }, 10 * minutes);

  /** @returns the page that both builds have, and the list of all pages, as the second build deletes what the first one wrote */
  async function build(edit: (directory: string) => Promise<void>): Promise<string> {
    const { exitCode, output, directory } = await buildFixtureSite("bench", { edit });
    expect(exitCode, output).toBe(0);
    const files = ["guide/index.html", "llms.txt"].map((file) =>
      readFile(join(directory, "public", file), "utf8"),
    );
    return (await Promise.all(files)).join("\n");
  }

  test("changed styles reach unchanged pages", () => {
    expect(first).toContain("outline:3px dotted red");
    expect(second).toContain("outline:5px dashed red");
  });

  test("pages and data files can be deleted together with a change that affects all pages", () => {
    expect(first).toContain("An extra page");
    expect(second).not.toContain("An extra page");
  });
});
