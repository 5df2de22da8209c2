import { Fragment } from "react";
import { inlineCode } from "../../model/inline-code";

/** A text of the frontmatter, in which backticks mark code. */
export function InlineCode({ text }: { text: string }) {
  return inlineCode(text).map((part, index) =>
    part.isCode ? <code key={index}>{part.text}</code> : <Fragment key={index}>{part.text}</Fragment>,
  );
}
