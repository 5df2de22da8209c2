import { Children, isValidElement, type ReactNode } from "react";

/** The text that elements contain, without what their components add. */
export function textIn(nodes: ReactNode): string {
  return Children.toArray(nodes)
    .map((node) => {
      if (typeof node === "string" || typeof node === "number") return String(node);
      return isValidElement<{ children?: ReactNode }>(node) ? textIn(node.props.children) : "";
    })
    .join("");
}
