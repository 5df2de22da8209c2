import { parse } from "acorn";
import type { Finding } from "../document/finding";

/** Parses JavaScript: a program, a module, or the body of a function, like the filters in Console. */
export function javascriptFindings(code: string): Finding[] {
  const problems = (["module", "script"] as const).map((sourceType) => problemOf(code, sourceType));
  const [problem] = problems;
  return problem && problems.every((each) => each !== null) ? [problem] : [];
}

function problemOf(code: string, sourceType: "module" | "script"): Finding | null {
  try {
    parse(code, { sourceType, ecmaVersion: "latest", allowReturnOutsideFunction: true });
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { loc } = error as SyntaxError & { loc?: { line: number } };
    return { line: loc?.line ?? 1, message: `the sample isn't valid JavaScript: ${error.message}` };
  }
}
