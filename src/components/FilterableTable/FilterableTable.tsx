import { useId, useRef, useState, type ReactNode } from "react";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import { matchesWords } from "./matches-words";
import * as styles from "./FilterableTable.module.css";

interface FilterableTableProps {
  /** What is filtered. @example "Filter variables" */
  label: string;
  children?: ReactNode;
}

/** Tables with a field that hides the rows which don't hold the words typed. Without JavaScript: the tables alone. */
export function FilterableTable({ label, children }: FilterableTableProps) {
  const { text } = useTranslations(contentTexts);
  const field = useId();
  const content = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ count: number; all: number } | null>(null);

  const filter = (words: string) => {
    const rows = [...(content.current?.querySelectorAll<HTMLTableRowElement>("tbody tr") ?? [])];
    let count = 0;
    for (const row of rows) {
      row.hidden = !matchesWords(row.textContent, words);
      if (!row.hidden) count += 1;
    }
    setShown(words.trim() === "" ? null : { count, all: rows.length });
  };

  return (
    <div className={styles.filterable}>
      <div className={styles.bar} data-needs-script="">
        <label htmlFor={field} className={styles.label}>
          {label}
        </label>
        <input
          id={field}
          type="search"
          className={styles.field}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => filter(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.currentTarget.value = "";
            filter("");
          }}
        />
        <span className={styles.count} role="status">
          {shown ? text("table.shown", shown) : ""}
        </span>
      </div>
      <div ref={content}>{children}</div>
    </div>
  );
}
