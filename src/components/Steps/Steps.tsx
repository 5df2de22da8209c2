import type { ReactNode } from "react";
import * as styles from "./Steps.module.css";

/** Numbered steps, to follow in order. */
export function Steps({ children }: { children?: ReactNode }) {
  // Safari ignores the semantics of lists without markers unless they have a role.
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={styles.steps} role="list">
      {children}
    </ol>
  );
}

/** A step. The build groups the content below a heading into a step. */
export function Step({ children }: { children?: ReactNode }) {
  return <li className={styles.step}>{children}</li>;
}
