import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../../scripts/temporary-folder.test-support";
import { digestOf } from "../../src/gatsby/build/files-digest";

const files = { "src/a.ts": "1", "src/deep/b.ts": "2", "package.json": "{}" };
const digest = (root: string): string => digestOf(root, [join(root, "src"), join(root, "package.json")]);

test("identical files in another folder have the same digest", async () => {
  const [one, other] = [await makeTemporaryFolder(files), await makeTemporaryFolder(files)];
  expect(digest(one)).toBe(digest(other));
});

test("changing, adding, renaming or removing a requested file changes the digest; other files don't affect it", async () => {
  const root = await makeTemporaryFolder(files);
  const digests = [digest(root)];
  await writeFile(join(root, "src", "deep", "b.ts"), "3");
  digests.push(digest(root));
  await writeFile(join(root, "src", "c.ts"), "");
  digests.push(digest(root));
  await rm(join(root, "src", "c.ts"));
  await writeFile(join(root, "src", "d.ts"), "");
  digests.push(digest(root));
  await rm(join(root, "package.json"));
  digests.push(digest(root));
  expect(new Set(digests).size).toBe(digests.length);
  await writeFile(join(root, "README.md"), "");
  expect(digest(root)).toBe(digests.at(-1));
});
