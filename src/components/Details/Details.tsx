import type { ReactNode } from "react";
import type { AuthorComponentProps } from "../../model/content/author-components";
import * as styles from "./Details.module.css";

/** Content that readers unfold. */
export function Details({
  summary,
  open,
  children,
}: AuthorComponentProps<"Details"> & { children?: ReactNode }) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
