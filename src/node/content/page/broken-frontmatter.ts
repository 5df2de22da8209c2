import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { ContentProblem } from "../../../model/problem/problem";
import { splitSource } from "../../reading/source";

/** Results by file, with the state of the file that each result belongs to. */
const known = new Map<string, { state: string; broken: boolean }>();

/**
 * Whether a content file's frontmatter is invalid YAML. gatsby-plugin-mdx stops at the first such file without naming it, so
 * builds hide these files from it and report them with all other problems. gatsby-source-filesystem asks several times for each
 * file, so results are cached until the file changes.
 * @param absolutePath any file; only `.md` and `.mdx` files are read
 */
export function hasBrokenFrontmatter(absolutePath: string): boolean {
  if (!isContent(absolutePath)) return false;
  const stats = statSync(absolutePath, { throwIfNoEntry: false });
  if (!stats) return false;
  const state = `${String(stats.mtimeMs)} ${String(stats.size)}`;
  const before = known.get(absolutePath);
  if (before?.state === state) return before.broken;
  const broken = problemsOf(absolutePath, absolutePath).length > 0;
  known.set(absolutePath, { state, broken });
  return broken;
}

/** The YAML problems of all files under `content/`. Each file is read when it is sourced and when it changes. */
export class BrokenFrontmatter {
  private readonly byFile = new Map<string, ContentProblem[]>();

  constructor(private readonly root: string) {}

  /** Reads all files. */
  readAll(): void {
    this.byFile.clear();
    const directory = path.join(this.root, "content");
    for (const file of readdirSync(directory, { recursive: true, encoding: "utf8" }))
      this.read(path.join(directory, file));
  }

  /** Reads a new or changed file. @param absolutePath any file; files that aren't content are ignored */
  read(absolutePath: string): void {
    if (!isContent(absolutePath) || !existsSync(absolutePath)) return;
    const file = path.relative(this.root, absolutePath).split(path.sep).join("/");
    const problems = problemsOf(absolutePath, file);
    if (problems.length > 0) this.byFile.set(file, problems);
    else this.byFile.delete(file);
  }

  /** The problems of all files that still exist. */
  problems(): ContentProblem[] {
    for (const file of this.byFile.keys())
      if (!existsSync(path.join(this.root, file))) this.byFile.delete(file);
    return [...this.byFile.values()].flat();
  }
}

function isContent(file: string): boolean {
  return /\.mdx?$/.test(file);
}

function problemsOf(absolutePath: string, file: string): ContentProblem[] {
  return splitSource(file, readFileSync(absolutePath, "utf8")).problems;
}
