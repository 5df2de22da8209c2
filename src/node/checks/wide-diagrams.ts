import type { ContentProblem } from "../../model/problem";
import { diagramKey, type DiagramSizes } from "../content/diagram-sizes";
import type { ContentText } from "./samples/check-samples";
import { readSamples } from "./samples/read-samples";

/**
 * Widest diagram that a page shows as a whole: the column has room for 700 px, and a diagram is made smaller by at most three
 * tenths, so that its words stay readable. Beyond, readers have to scroll it.
 */
export const widestDiagram = 1000;

/**
 * Diagrams that are too wide for a page, as warnings, since not every one can be made narrower.
 * @param files all pages
 * @param sizes of the measured diagrams; others are left alone, since the build asks for them to be measured
 */
export function wideDiagrams(files: readonly ContentText[], sizes: DiagramSizes): ContentProblem[] {
  const diagrams = files.flatMap(({ file, text }) =>
    readSamples(file, text, {}).filter(({ language }) => language === "mermaid"),
  );
  return diagrams.flatMap(({ file, line, code }): ContentProblem[] => {
    const [width = 0] = sizes[diagramKey(code)] ?? [];
    if (width <= widestDiagram) return [];
    const message = `the diagram is ${String(width)} px wide, and a page shows ${String(widestDiagram)}`;
    const hint = "let it go down with `flowchart TB`, or break its longest labels with `<br/>`";
    // The fence, which has the title, is the line before the code.
    return [{ severity: "warning", file, line: line - 1, column: 1, message, hint }];
  });
}
