import { execFileSync } from "node:child_process";

/** The dates found last. During development, pages are created again after each edit, but the history is usually the same. */
let found: { key: string; dates: Map<string, string> } | undefined;

/**
 * Finds the day of each file's last change in a single pass over Git's history. A commit that only moves a file doesn't count
 * as a change.
 * @param directory the folder to look at, relative to `root`
 * @param warn called once if the dates are unknown: without Git, or in a shallow clone, where all dates would be the same
 * @returns days such as `2026-11-28` by path from the root of the repository; empty if the dates are unknown
 */
export function lastChanges(
  root: string,
  directory: string,
  warn: (message: string) => void,
): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    const [isShallow, commit = ""] = git("rev-parse", "--is-shallow-repository", "HEAD").split("\n");
    if (isShallow === "true") {
      warn(
        "The Git history is shallow, so pages don't show when they were last changed. Fetch the full history (fetch-depth: 0).",
      );
      return new Map();
    }
    const key = [root, directory, commit].join("\0");
    if (found?.key === key) return found.dates;
    const log = git(
      "-c",
      "core.quotePath=false",
      "log",
      "--format=%x00%cs",
      // Files that a commit only moved have the same content under two names.
      "--name-status",
      "--find-renames=100%",
      "--relative",
      "--",
      directory,
    );
    found = { key, dates: parseLog(log) };
    return found.dates;
  } catch {
    warn("There is no Git history, so pages don't show when they were last changed.");
    return new Map();
  }
}

function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  /** Returns the current name of a file in an older commit. */
  const names = new Map<string, string>();
  for (const commit of log.split("\0").slice(1)) {
    const [date = "", ...changes] = commit.split("\n").filter((line) => line !== "");
    for (const change of changes) {
      const [status = "", file = "", moved] = change.split("\t");
      if (status.startsWith("R") && moved !== undefined) names.set(file, names.get(moved) ?? moved);
      else {
        const name = names.get(file) ?? file;
        // The log is ordered from newest to oldest, so the first date for a file is its last change.
        if (!dates.has(name)) dates.set(name, date);
      }
    }
  }
  return dates;
}
