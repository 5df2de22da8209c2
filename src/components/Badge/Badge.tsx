import type { ReactNode } from "react";
import type { AuthorComponentProps } from "../../model/content/author-components";
import * as styles from "./Badge.module.css";
import * as tones from "./Tone.module.css";

/** A small label. */
export function Badge({
  tone = "neutral",
  children,
}: AuthorComponentProps<"Badge"> & { children?: ReactNode }) {
  return <span className={`${styles.badge} ${tones[tone]}`}>{children}</span>;
}
