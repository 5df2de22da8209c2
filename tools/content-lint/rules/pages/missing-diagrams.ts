import type { ContentProblem } from "../../../../src/model/problem/problem";
import type { ContentDocument } from "../../document/content-document";
import { problemOf } from "../../document/finding";
import type { Rule } from "../../rule/rule";

const demos = /^(content\/.*?\bdemos\/[^/]+)\/(?!_)[^]*\.mdx?$/;
const concept = /\/concepts\/(?:[^/]+\/)*(?!_)[^/]+\.mdx?$/;

/** In a family of demos, which is a folder, only one page needs a diagram. */
export const diagrams: Rule = {
  id: "pages/missing-diagrams",
  about: "Concept pages and groups of demos without a diagram.",
  check: ({ documents }) => missingDiagrams(documents),
};

function draws({ samples }: ContentDocument): boolean {
  return samples.some(({ language }) => language === "mermaid");
}

function missingDiagrams(documents: readonly ContentDocument[]): ContentProblem[] {
  const concepts = documents.filter((document) => concept.test(document.file) && !draws(document));
  const pages = documents.filter(({ file }) => demos.test(file));
  const familyOf = ({ file }: ContentDocument) => demos.exec(file)?.[1] ?? "";
  const drawn = new Set(pages.filter(draws).map(familyOf));
  const families = [...new Set(pages.map(familyOf))].filter((family) => !drawn.has(family));
  const hint = "add a `mermaid` fence with `title` and `alt` that shows how the parts work together";
  return [
    ...concepts.map(({ file }) =>
      problemOf(file, { line: 0, message: "the concept page has no diagram", hint }),
    ),
    ...families.map((file) =>
      problemOf(file, { line: 0, message: "the group of demos has no diagram", hint }),
    ),
  ];
}
