import path from "node:path";
import type { ContentProblem } from "../../model/problem";
import type { ContentText } from "./samples/check-samples";

const demos = /^(content\/.*?\bdemos\/[^/]+)\/(?!_)[^]*\.mdx?$/;
const concept = /\/concepts\/(?:[^/]+\/)*(?!_)[^/]+\.mdx?$/;
const diagram = /^\s*(?:```|~~~)mermaid\b/m;

/** Whether a page has a diagram, its own or one of a partial that it imports. @param files all content */
export function hasDiagram({ file, text }: ContentText, files: readonly ContentText[]): boolean {
  if (diagram.test(text)) return true;
  const imports = [...text.matchAll(/^import \w+ from "(\.[^"]+)"/gm)].map(([, source = ""]) =>
    path.posix.join(path.posix.dirname(file), source),
  );
  return files.some((each) => imports.includes(each.file) && hasDiagram(each, files));
}

/** Concept pages without a diagram, and families of demos, which are folders, in which no page has one. */
export function missingDiagrams(files: readonly ContentText[]): ContentProblem[] {
  const concepts = files.filter(({ file, text }) => concept.test(file) && !diagram.test(text));
  const demoFiles = files.filter(({ file }) => demos.test(file));
  const familyOf = ({ file }: ContentText) => demos.exec(file)?.[1] ?? "";
  const drawn = new Set(demoFiles.filter(({ text }) => diagram.test(text)).map(familyOf));
  const families = [...new Set(demoFiles.map(familyOf))];
  return [
    ...concepts.map(({ file }) => ({ file, message: "a concept page without a diagram" })),
    ...families
      .filter((family) => !drawn.has(family))
      .map((file) => ({ file, message: "a family of demos without a diagram" })),
  ].map((problem) => ({
    severity: "error" as const,
    ...problem,
    line: 0,
    column: 0,
    hint: "draw how the parts work together: a `mermaid` fence with a title and an alt",
  }));
}
