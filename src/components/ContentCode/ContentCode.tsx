import { Fragment, type ReactNode } from "react";
import { breakableParts } from "./breakable-parts";

/** Code in a sentence or a cell. A long name breaks between its parts, not within them. */
export function ContentCode({ children, ...props }: { children?: ReactNode }) {
  if (typeof children !== "string") return <code {...props}>{children}</code>;
  return (
    <code {...props}>
      {breakableParts(children).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {/* Translators don't change code. */}
          {/* eslint-disable-next-line site/bare-text */}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
