import { execFileSync } from "node:child_process";

/**
 * The day of each file's last change, from one pass over Git's history. A commit that only moves a file changes nothing.
 * @param root absolute path of the repository
 * @param directory the folder to look at, relative to `root`
 * @param warn called once where the history can't tell: no Git, or a shallow clone, whose dates would all be the same
 * @returns days such as `2026-11-28` by path from the root of the repository; empty where the history can't tell
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
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") {
      warn(
        "Git's history is shallow: pages show no date of their last change. Fetch it whole (fetch-depth: 0).",
      );
      return new Map();
    }
    const log = git(
      "-c",
      "core.quotePath=false",
      "log",
      "--format=%x00%cs",
      // Files that a commit only moved have the same text under two names.
      "--name-status",
      "--find-renames=100%",
      "--relative",
      "--",
      directory,
    );
    return parseLog(log);
  } catch {
    warn("There is no Git history: pages show no date of their last change.");
    return new Map();
  }
}

function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  /** What a file of an older commit is called now. */
  const names = new Map<string, string>();
  for (const commit of log.split("\0").slice(1)) {
    const [date = "", ...changes] = commit.split("\n").filter((line) => line !== "");
    for (const change of changes) {
      const [status = "", file = "", moved] = change.split("\t");
      if (status.startsWith("R") && moved !== undefined) names.set(file, names.get(moved) ?? moved);
      else {
        const name = names.get(file) ?? file;
        // The log runs from new to old, so the first date seen is the last change.
        if (!dates.has(name)) dates.set(name, date);
      }
    }
  }
  return dates;
}
