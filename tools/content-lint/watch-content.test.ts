import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ContentFinding } from "../../src/model/problem/problem";
import { watchContent } from "./watch-content";

const none: readonly ContentFinding[] = [];

async function contentFolder(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "watch-content-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, "content", "gateway"), { recursive: true });
  await writeFile(path.join(root, "content", "gateway", "a.mdx"), "One");
  return root;
}

function start(root: string, check: () => Promise<readonly ContentFinding[]>) {
  const ending = new AbortController();
  const onFailure = vi.fn();
  const onFindings = vi.fn();
  const end = watchContent(root, { check, onFindings, onFailure, signal: ending.signal });
  const stop = async () => {
    ending.abort();
    await end;
  };
  onTestFinished(stop);
  return { onFailure, onFindings, stop };
}

test("checks now, and again after a file is changed, added, moved or deleted at any depth", async () => {
  const root = await contentFolder();
  const { onFindings, stop } = start(root, () => Promise.resolve(none));
  const checked = (times: number) => expect.poll(() => onFindings.mock.calls.length).toBe(times);
  await checked(1);
  const file = (name: string) => path.join(root, "content", "gateway", name);
  await writeFile(file("a.mdx"), "Two");
  await checked(2);
  await writeFile(file("b.mdx"), "Three");
  await checked(3);
  await rename(file("b.mdx"), file("c.mdx"));
  await checked(4);
  await rm(file("c.mdx"));
  await checked(5);
  await stop();
  await writeFile(file("a.mdx"), "Four");
  expect(onFindings).toHaveBeenCalledTimes(5);
});

test("changes during a check cause one more check", async () => {
  const root = await contentFolder();
  const checks: (() => void)[] = [];
  const { onFindings, stop } = start(root, () => new Promise((resolve) => checks.push(() => resolve(none))));
  await expect.poll(() => checks.length).toBe(1);
  for (const text of ["Two", "Three"]) await writeFile(path.join(root, "content", "gateway", "a.mdx"), text);
  checks[0]!();
  await expect.poll(() => checks.length).toBe(2);
  checks[1]!();
  await expect.poll(() => onFindings.mock.calls.length).toBe(2);
  await stop();
  expect(checks).toHaveLength(2);
});

test("a failed check is reported, and the next change starts another one", async () => {
  const root = await contentFolder();
  const check = vi.fn(() => Promise.resolve(none)).mockRejectedValueOnce(new Error("no such file"));
  const { onFailure, onFindings } = start(root, check);
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  await writeFile(path.join(root, "content", "gateway", "a.mdx"), "Two");
  await expect.poll(() => onFindings.mock.calls.length).toBe(1);
});
