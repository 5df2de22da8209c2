import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import { filterContent } from "./filter-content";
import { SettledStatus } from "../SettledStatus/SettledStatus";
import * as styles from "./FilterableTable.module.css";

interface FilterableTableProps {
  /** What is filtered. @example "Filter variables" */
  label: string;
  children?: ReactNode;
}

/**
 * Tables with a field that hides the rows which don't hold the words typed, and headings that no row is left under.
 * Without JavaScript: the tables alone.
 */
export function FilterableTable({ label, children }: FilterableTableProps) {
  const { text } = useTranslations(contentTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ count: number; all: number } | null>(null);

  const filter = (words: string) => {
    if (!content.current) return;
    const left = filterContent(content.current, words);
    setShown(words.trim() === "" ? null : left);
  };
  const clear = () => {
    if (field.current) field.current.value = "";
    filter("");
  };

  useEffect(() => {
    // A link to what the filter hides has to lead there.
    const element = content.current;
    element?.addEventListener("beforematch", clear);
    return () => element?.removeEventListener("beforematch", clear);
  });

  return (
    <div className={styles.filterable}>
      <div className={styles.bar} data-needs-script="">
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          className={styles.field}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => filter(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") clear();
          }}
        />
        <span className={styles.count}>
          <SettledStatus>
            {shown ? text(shown.count > 0 ? "table.shown" : "table.none", shown) : ""}
          </SettledStatus>
        </span>
      </div>
      <div ref={content}>{children}</div>
    </div>
  );
}
