import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { syncFolder } from "./sync-folder";

async function folders() {
  const root = await mkdtemp(join(tmpdir(), "sync-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const write = async (path: string, text: string) => {
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), text);
  };
  const read = (path: string) => readFile(join(root, path), "utf8").catch(() => undefined);
  await write("site/src/a.ts", "a");
  await write("site/package.json", "{}");
  await write("fixture/content/page.md", "page");
  await write("fixture/src/a.ts", "other a");
  const sync = () =>
    syncFolder(
      [
        ["src", join(root, "site/src")],
        ["package.json", join(root, "site/package.json")],
        ["", join(root, "fixture")],
      ],
      join(root, "target"),
      new Set(["public"]),
    );
  return { root, write, read, sync };
}

test("files and folders are copied, and later sources overwrite earlier ones", async () => {
  const { read, sync } = await folders();
  await sync();
  expect(await read("target/package.json")).toBe("{}");
  expect(await read("target/content/page.md")).toBe("page");
  expect(await read("target/src/a.ts")).toBe("other a");
});

test("unchanged files keep their inode and time, edited files are restored, and extra files are removed", async () => {
  const { root, write, read, sync } = await folders();
  await sync();
  const before = await stat(join(root, "target/src/a.ts"));
  await write("target/content/page.md", "edited");
  await write("target/content/more.md", "more");
  await write("target/public/index.html", "built");
  await sync();
  const after = await stat(join(root, "target/src/a.ts"));
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  expect(await read("target/content/page.md")).toBe("page");
  expect(await read("target/content/more.md")).toBeUndefined();
  expect(await read("target/public/index.html")).toBe("built");
});
