import { Fragment, type ReactNode } from "react";

/**
 * Puts elements in place of the `{name}` of a text. What stands between them gets elements too: a browser's translator
 * takes bare text away from React.
 * @param text a translation that wasn't given these values yet
 */
export function fillNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 1 ? (
        <Fragment key={index}>{nodes[part] ?? part}</Fragment>
      ) : part === "" ? null : (
        <span key={index}>{part}</span>
      ),
    );
}
