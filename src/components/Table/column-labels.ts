import { Children, isValidElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { textIn } from "../text-in";

interface Parent {
  children?: ReactNode;
}

/**
 * The columns' names for a table of reference data, such as options or variables, whose rows have IDs. On narrow screens, each
 * row is a block, and a style sheet puts these names before the values.
 * @param children the rendered parts of a table
 * @returns a custom property per column, `--label-1` for the first; null for any other table
 */
export function columnLabels(children: ReactNode): CSSProperties | null {
  const [head, body] = elementsIn(children);
  const [row] = elementsIn(body?.props.children);
  const [cell] = elementsIn(row?.props.children);
  const [name] = elementsIn(cell?.props.children);
  if (!head || !name || !("id" in name.props)) return null;
  const [names] = elementsIn(head.props.children);
  const labels = elementsIn(names?.props.children).map(({ props }, index) => [
    `--label-${index + 1}`,
    JSON.stringify(textIn(props.children)),
  ]);
  return Object.fromEntries(labels) as CSSProperties;
}

function elementsIn(nodes: ReactNode): ReactElement<Parent>[] {
  return Children.toArray(nodes).filter((node) => isValidElement<Parent>(node));
}
