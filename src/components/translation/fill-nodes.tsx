import { Fragment, type ReactNode } from "react";

/**
 * Puts elements in place of the `{name}` of a text.
 * @param text a translation that wasn't given these values yet
 */
export function fillNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? (nodes[part] ?? part) : part}</Fragment>);
}
