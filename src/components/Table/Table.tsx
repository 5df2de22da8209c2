import type { ReactNode } from "react";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import * as styles from "./Table.module.css";

/** A table that scrolls inside its frame, including by keyboard. */
export function Table({ children }: { children?: ReactNode }) {
  const { text } = useTranslations(contentTexts);
  return (
    // A frame that scrolls must take focus, else the keyboard can't reach what is cut off.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="group" aria-label={text("table.name")} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
