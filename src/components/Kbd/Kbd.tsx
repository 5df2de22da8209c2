import type { ReactNode } from "react";
import * as styles from "./Kbd.module.css";

/** A key on the keyboard. */
export function Kbd({ children }: { children?: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
