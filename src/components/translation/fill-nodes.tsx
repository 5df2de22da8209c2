import { Fragment, type ReactNode } from "react";

/**
 * Puts elements in place of the `{name}` of a text. Texts and numbers get elements too: a browser's translator
 * takes bare text away from React.
 * @param text a translation that wasn't given these values yet
 */
export function fillNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const node = index % 2 === 1 ? (nodes[part] ?? part) : part;
    if (node === "") return null;
    const isText = typeof node === "string" || typeof node === "number";
    return isText ? <span key={index}>{node}</span> : <Fragment key={index}>{node}</Fragment>;
  });
}
