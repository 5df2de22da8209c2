import type { ContentProblem } from "../../../model/problem";
import { isPartialFile, isReleaseFile, type FileProse } from "./read-prose";

/** A page with fewer words answers no question that its heading raises. */
const fewestWords = 120;

/** Pages with too few words of their own; what partials and data add isn't counted. Release notes may be short. */
export function shortPageProblems(proses: readonly FileProse[]): ContentProblem[] {
  return proses
    .filter(({ file }) => !isPartialFile(file) && !isReleaseFile(file))
    .map(({ file, prose }) => ({ file, count: (prose.match(/[\p{L}\d]+(?:['’]\p{L}+)*/gu) ?? []).length }))
    .filter(({ count }) => count < fewestWords)
    .map(({ file, count }) => ({
      severity: "error",
      file,
      line: 0,
      column: 0,
      message: `the page has ${count} words of its own, at least ${fewestWords} are expected`,
      hint: "say more, or make it a section of another page",
    }));
}
