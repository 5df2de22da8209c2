import type { ContentProblem } from "../../../model/problem";
import { Reporter } from "../../content/reporter";
import type { ContentText } from "../samples/check-samples";
import { pageProse } from "./page-prose";

/** A file of which only the prose is left, each word where it stood. */
export interface FileProse {
  /** Path from the root of the repository. */
  file: string;
  prose: string;
}

/** The prose of pages and partials, and what couldn't be read of them. */
export function readProse(files: readonly ContentText[]): {
  proses: FileProse[];
  problems: ContentProblem[];
} {
  const read = files.map(({ file, text }) => {
    const report = new Reporter(file);
    return { file, prose: pageProse(text, report), problems: report.problems };
  });
  return {
    proses: read.map(({ file, prose }) => ({ file, prose })),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Partials stand in pages and aren't pages themselves. @param file path from the root of the repository */
export function isPartialFile(file: string): boolean {
  return /\/_[^/]*$/.test(file);
}

/** Release notes say what changed, however little that is, and say it again where it holds again. */
export function isReleaseFile(file: string): boolean {
  return file.startsWith("content/changelog/");
}
