import type { ReactNode } from "react";
import * as styles from "./Steps.module.css";

/** Numbered steps, done in order. */
export function Steps({ children }: { children?: ReactNode }) {
  // Safari drops list semantics of lists without markers unless the role is said.
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={styles.steps} role="list">
      {children}
    </ol>
  );
}

/** One step; the build groups the content under a heading into one. */
export function Step({ children }: { children?: ReactNode }) {
  return <li className={styles.step}>{children}</li>;
}
