import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lastChanges } from "./git-dates";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "history-"));
  // These variables would make Git use a repository other than the test's own.
  for (const name of ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"]) vi.stubEnv(name, undefined);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function git(directory: string, args: string[], day = "2025-01-01"): void {
  const at = `${day}T12:00:00Z`;
  execFileSync(
    "git",
    ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false", ...args],
    {
      cwd: directory,
      stdio: "ignore",
      env: { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at, GIT_CONFIG_GLOBAL: os.devNull },
    },
  );
}

function commit(repository: string, day: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(repository, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(repository, file), text);
  }
  git(repository, ["add", "-A"], day);
  git(repository, ["commit", "-m", day], day);
}

function repositoryAt(name: string): string {
  const repository = path.join(folder, name);
  mkdirSync(repository);
  git(repository, ["init", "--initial-branch=main"]);
  return repository;
}

function changes(root: string, directory = "content") {
  const warn = vi.fn();
  const dates = Object.fromEntries(lastChanges(root, directory, warn));
  return { dates, warnings: warn.mock.calls.flat() };
}

describe("lastChanges", () => {
  it("returns the date of each file's last commit, regardless of its name", () => {
    const repository = repositoryAt("normal");
    commit(repository, "2025-01-01", {
      "content/a.mdx": "1",
      "content/sub/设 置.mdx": "1",
      "other.txt": "1",
    });
    commit(repository, "2025-02-03", { "content/a.mdx": "2", "content/b.mdx": "1" });
    commit(repository, "2025-03-04", { "other.txt": "2" });
    expect(changes(repository)).toEqual({
      dates: {
        "content/a.mdx": "2025-02-03",
        "content/b.mdx": "2025-02-03",
        "content/sub/设 置.mdx": "2025-01-01",
      },
      warnings: [],
    });
  });

  it("doesn't count moving a file as a change, but counts a change in the same commit", () => {
    const repository = repositoryAt("moved");
    const text = (word: string) => `${word}\n`.repeat(20);
    commit(repository, "2025-01-01", { "content/a.mdx": text("a"), "content/b.mdx": text("b") });
    git(repository, ["mv", "content/a.mdx", "content/c.mdx"]);
    commit(repository, "2025-02-03", {});
    mkdirSync(path.join(repository, "content/sub"));
    git(repository, ["mv", "content/c.mdx", "content/sub/设 d.mdx"]);
    git(repository, ["mv", "content/b.mdx", "content/sub/b.mdx"]);
    commit(repository, "2025-03-04", { "content/sub/b.mdx": `${text("b")}more\n` });
    expect(changes(repository).dates).toMatchObject({
      "content/sub/设 d.mdx": "2025-01-01",
      "content/sub/b.mdx": "2025-03-04",
    });
  });

  it("returns paths relative to the site's folder if it is part of a larger repository", () => {
    const repository = repositoryAt("larger");
    commit(repository, "2025-01-01", { "docs/content/a.mdx": "1", "content/b.mdx": "1" });
    expect(changes(path.join(repository, "docs")).dates).toEqual({ "content/a.mdx": "2025-01-01" });
  });

  it("returns no date for files that aren't committed", () => {
    const repository = repositoryAt("uncommitted");
    commit(repository, "2025-01-01", { "content/a.mdx": "1" });
    writeFileSync(path.join(repository, "content/new.mdx"), "1");
    expect(changes(repository).dates).toEqual({ "content/a.mdx": "2025-01-01" });
  });

  it("build-shallow-04: warns about a shallow clone and returns no dates, because all dates would be the same", () => {
    const repository = repositoryAt("whole");
    commit(repository, "2025-01-01", { "content/a.mdx": "1" });
    commit(repository, "2025-02-03", { "content/b.mdx": "1" });
    git(folder, ["clone", "--depth=1", `file://${repository}`, "shallow"]);
    expect(changes(path.join(folder, "shallow"))).toEqual({
      dates: {},
      warnings: [
        "The Git history is shallow, so pages don't show when they were last changed. Fetch the full history (fetch-depth: 0).",
      ],
    });
  });

  it.each([
    ["deepened by a commit, not to the first one", ["fetch", "--deepen=1"]],
    ["fetched anew since a day", ["fetch", "--shallow-since=2025-02-01"]],
  ])("build-shallow-04, variant: a clone that was %s is still shallow", (_how, args) => {
    const repository = repositoryAt("whole");
    for (const month of ["01", "02", "03"])
      commit(repository, `2025-${month}-03`, { "content/a.mdx": month });
    git(folder, ["clone", "--depth=1", `file://${repository}`, "shallow"]);
    const clone = path.join(folder, "shallow");
    git(clone, args);
    expect(changes(clone)).toMatchObject({ dates: {}, warnings: [expect.stringContaining("is shallow")] });
    // After the clone is unshallowed, every date is known.
    git(clone, ["fetch", "--unshallow"]);
    expect(changes(clone)).toEqual({ dates: { "content/a.mdx": "2025-03-03" }, warnings: [] });
  });

  it("build-shallow-04, variant: warns if there is no repository or no commit", () => {
    vi.stubEnv("GIT_CEILING_DIRECTORIES", folder);
    const without = path.join(folder, "without");
    mkdirSync(without);
    const none = {
      dates: {},
      warnings: ["There is no Git history, so pages don't show when they were last changed."],
    };
    expect(changes(without)).toEqual(none);
    expect(changes(repositoryAt("new"))).toEqual(none);
  });

  it("finds the dates of a commit made since the last call", () => {
    const repository = repositoryAt("later");
    commit(repository, "2025-01-01", { "content/a.mdx": "1" });
    expect(changes(repository).dates).toEqual({ "content/a.mdx": "2025-01-01" });
    commit(repository, "2025-02-02", { "content/a.mdx": "2" });
    expect(changes(repository).dates).toEqual({ "content/a.mdx": "2025-02-02" });
  });
});
