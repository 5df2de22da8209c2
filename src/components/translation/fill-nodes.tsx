import { Fragment, type ReactNode } from "react";

/**
 * Replaces each `{name}` in a text with an element. Text and numbers are wrapped in elements too, because browser
 * translators replace bare text nodes, which React then can't find.
 * @param text a translation without these values
 */
export function fillNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const node = index % 2 === 1 ? (nodes[part] ?? part) : part;
    if (node === "") return null;
    const isText = typeof node === "string" || typeof node === "number";
    return isText ? <span key={index}>{node}</span> : <Fragment key={index}>{node}</Fragment>;
  });
}
