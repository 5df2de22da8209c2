import type { ContentProblem } from "../../model/problem";

/** Something that claims an address. `line` is 0 where the whole file does. */
export interface PathClaim {
  path: string;
  file: string;
  line: number;
}

/** Finds addresses that more than one page claims; the message names both. */
export function checkDuplicatePaths(claims: readonly PathClaim[]): ContentProblem[] {
  const first = new Map<string, PathClaim>();
  return claims.flatMap((claim): ContentProblem[] => {
    const other = first.get(claim.path);
    if (!other) {
      first.set(claim.path, claim);
      return [];
    }
    return [
      {
        severity: "error",
        file: claim.file,
        line: claim.line,
        column: claim.line > 0 ? 1 : 0,
        message: `the address ${claim.path} is taken by ${other.file}`,
        hint: "rename one file or give it a `slug`",
      },
    ];
  });
}
