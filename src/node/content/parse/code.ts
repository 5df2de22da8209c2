import type { Code, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { DiagramProps } from "../../../model/content/author-components";
import { componentNode } from "./component-node";
import { estimateDiagramHeight } from "./diagram-height";
import { diagramKey, type DiagramSizes } from "./diagram-sizes";
import { parseFenceMeta } from "./fence-meta";
import { highlight } from "./highlight";
import type { Reporter } from "../../problems/reporter";
import { highlightSession } from "./session";

/**
 * Converts each code fence to a highlighted `<CodeBlock>`, and each `mermaid` fence to `<Diagram>`.
 * @param variables values that replace `{name}` in fences marked with `variables`
 * @param sizes measured sizes of diagrams; diagrams without a measured size get an estimated height and no stored drawing
 * @returns whether there is a diagram
 */
export function convertCode(
  tree: Root,
  report: Reporter,
  variables: Readonly<Record<string, string>>,
  sizes: DiagramSizes,
): boolean {
  let hasDiagram = false;
  visit(tree, "code", (node, index, parent) => {
    if (!parent || index === undefined) return;
    // Markdown parses ```{1} and ```yaml{1} as a language, but the braces are ours.
    const [, name = "", braces = ""] = /^([^{]*)(.*)$/s.exec(node.lang ?? "") ?? [];
    const language = name.toLowerCase();
    const meta = parseFenceMeta(`${braces} ${node.meta ?? ""}`);
    for (const option of meta.unknown) {
      report.error(
        node,
        `\`${option}\` isn't an option for code fences`,
        'options: title="…", {1,3-5}, numberLines, wrap, variables; for diagrams also alt="…" and height=N',
      );
    }
    const value = meta.variables ? substitute(node, variables, report) : node.value;
    if (language === "mermaid") hasDiagram = true;
    const replacement =
      language === "mermaid"
        ? componentNode("Diagram", {
            source: value,
            title: meta.title,
            alt: meta.alt,
            ...drawnDiagram(value, meta.height, sizes, () => {
              report.warn(
                node,
                "the diagram hasn't been measured",
                "run `npm run build`, then `npm run diagrams`",
              );
            }),
          })
        : componentNode("CodeBlock", {
            language,
            title: meta.title,
            html:
              language === "console"
                ? highlightSession(value)
                : highlight(value, language, meta.lines, (message) => {
                    report.warn(node, message);
                  }),
            numberLines: meta.numberLines || undefined,
            wrap: meta.wrap || undefined,
            session: language === "console" || undefined,
          });
    replacement.position = node.position;
    parent.children[index] = replacement;
  });
  return hasDiagram;
}

function drawnDiagram(
  source: string,
  height: number | undefined,
  sizes: DiagramSizes,
  warn: () => void,
): Pick<DiagramProps, "height"> & Record<"width" | "drawing", string | undefined> {
  const key = diagramKey(source);
  const [measuredWidth, measuredHeight, unstored] = sizes[key] ?? [];
  const drawing = measuredWidth === undefined || unstored ? undefined : key;
  if (height !== undefined) return { width: undefined, height: String(height), drawing };
  if (measuredWidth !== undefined)
    return { width: String(measuredWidth), height: String(measuredHeight), drawing };
  // Either none of a site's diagrams have measurements, or all of them should.
  if (Object.keys(sizes).length > 0) warn();
  return { width: undefined, height: String(estimateDiagramHeight(source)), drawing };
}

function substitute(node: Code, variables: Readonly<Record<string, string>>, report: Reporter): string {
  return node.value.replace(/\{((?:version|product)\.[a-z]+)\}/g, (text, name: string) => {
    const value = variables[name];
    if (value !== undefined) return value;
    report.error(node, `\`${name}\` isn't a variable`, `variables: ${Object.keys(variables).join(", ")}`);
    return text;
  });
}
