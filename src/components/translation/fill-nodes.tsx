import { Fragment, type ReactNode } from "react";

/**
 * Replaces each `{name}` in a text with an element. The text in between is wrapped in elements too, because browser
 * translators replace bare text nodes, which React then can't find.
 * @param text a translation without these values
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
