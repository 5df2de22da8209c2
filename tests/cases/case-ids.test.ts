import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import ids from "./case-ids.json" with { type: "json" };

/** The text of all tests, without what is built. */
function textOfTests(): string {
  return ["tests", "src", "scripts", "bench"]
    .flatMap((folder) =>
      readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
        .map((file) => readFileSync(join(PROJECT_ROOT, folder, file), "utf8")),
    )
    .join("\n");
}

/** Ids in titles of tests: in texts that are the first of several arguments. A mention in a comment doesn't count. */
function namedIn(text: string): Set<string> {
  const titles = [...text.matchAll(/\(\s*(["'`])((?:(?!\1).)*)\1\s*,/g)]
    .map((match) => match[2] ?? "")
    .join("\n");
  return new Set(ids.filter((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(titles)));
}

test("every case that broke another site is named by a test", () => {
  expect(ids).toHaveLength(97);
  expect(new Set(ids).size).toBe(ids.length);
  const named = namedIn(textOfTests());
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
});
