import { Fragment } from "react";
import { ContentCode } from "../../components/ContentCode/ContentCode";
import { inlineCode } from "../../model/release/inline-code";

/** A text from the frontmatter, in which backticks mark code. */
export function InlineCode({ text }: { text: string }) {
  return inlineCode(text).map((part, index) =>
    part.isCode ? (
      <ContentCode key={index}>{part.text}</ContentCode>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
