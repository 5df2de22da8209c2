import type { ThHTMLAttributes } from "react";

/** A header cell. An empty one, such as in the corner of a table, is rendered as a plain cell. */
export function HeaderCell({ children, align }: ThHTMLAttributes<HTMLTableCellElement>) {
  if (children === undefined) return <td />;
  return <th align={align}>{children}</th>;
}
