import type { ReactNode } from "react";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import { columnLabels } from "./column-labels";
import * as styles from "./Table.module.css";

/**
 * A table that scrolls inside its frame, including by keyboard. In a narrow frame, the rows of reference data are stacked
 * instead, so that readers see whole entries.
 */
export function Table({ children }: { children?: ReactNode }) {
  const { text } = useTranslations(contentTexts);
  const labels = columnLabels(children);
  return (
    // A frame that scrolls must take focus, else the keyboard can't reach what is cut off.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="group" aria-label={text("table.name")} tabIndex={0}>
      <table
        className={labels ? `${styles.table ?? ""} ${styles.stacking ?? ""}` : styles.table}
        style={labels ?? undefined}
      >
        {children}
      </table>
    </div>
  );
}
