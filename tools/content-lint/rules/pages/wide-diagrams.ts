import { diagramKey } from "../../../../src/node/content/parse/diagram-sizes";
import type { Finding } from "../../document/finding";
import { sampleRule } from "../../rule/rule";

/**
 * The widest diagram that a page shows without scrolling. The column is 700 px wide, and diagrams are scaled down by at most 30
 * percent, so that their text stays readable. Readers must scroll wider diagrams.
 */
export const widestDiagram = 1000;

/** A hint, because not every diagram can be made narrower. The build reports diagrams that haven't been measured. */
export const wideDiagrams = sampleRule(
  "pages/wide-diagrams",
  "Diagrams that readers have to scroll (hint).",
  ({ language, code }, { diagramSizes }): Finding[] => {
    const [width = 0] = language === "mermaid" ? (diagramSizes[diagramKey(code)] ?? []) : [];
    if (width <= widestDiagram) return [];
    const message = `the diagram must be at most ${String(widestDiagram)} px wide, but is ${String(width)}`;
    const hint = "use a vertical layout (`flowchart TB`), or break the longest labels with `<br/>`";
    // The fence, which contains the title, is on the line before the code.
    return [{ line: 0, message, hint, isHint: true }];
  },
);
