import { diagramKey } from "../../../../src/node/content/evaluate/diagram-sizes";
import type { Finding } from "../../finding";
import { sampleRule } from "../../rule";

/**
 * Widest diagram that a page shows as a whole: the column has room for 700 px, and a diagram is made smaller by at most three
 * tenths, so that its words stay readable. Beyond, readers have to scroll it.
 */
export const widestDiagram = 1000;

/** A hint, since not every one can be made narrower. Diagrams that aren't measured are the build's to report. */
export const wideDiagrams = sampleRule(
  "pages/wide-diagrams",
  "Diagrams that readers have to scroll (hint).",
  ({ language, code }, { diagramSizes }): Finding[] => {
    const [width = 0] = language === "mermaid" ? (diagramSizes[diagramKey(code)] ?? []) : [];
    if (width <= widestDiagram) return [];
    const message = `the diagram is ${String(width)} px wide, and a page shows ${String(widestDiagram)}`;
    const hint = "let it go down with `flowchart TB`, or break its longest labels with `<br/>`";
    // The fence, which has the title, is the line before the code.
    return [{ line: 0, message, hint, isHint: true }];
  },
);
