import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { contentTexts } from "../../site/translations/en/content";
import { lazyPart } from "../Lazy/lazy-part";
import { useTranslations } from "../translation/page-language";
import * as field from "../Field/Field.module.css";
import { SettledStatus } from "../SettledStatus/SettledStatus";
import * as styles from "./FilterableTable.module.css";

const part = lazyPart(() => import(/* webpackChunkName: "filter-content" */ "./filter-content"));

interface FilterableTableProps {
  /** The field's label. @example "Filter variables" */
  label: string;
  children?: ReactNode;
}

/**
 * Tables with a filter field. It hides the rows that don't contain the words typed, and headings without any rows left.
 * Few readers filter, so the code for this is loaded late. Without JavaScript, only the tables are shown.
 */
export function FilterableTable({ label, children }: FilterableTableProps) {
  const { text } = useTranslations(contentTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ count: number; all: number } | null>(null);

  const apply = async (words: string) => {
    const { filterContent } = await part.load();
    if (!content.current) return;
    const left = filterContent(content.current, words);
    setShown(words.trim() === "" ? null : left);
  };
  const filter = (words: string) => {
    // If the code can't be loaded, readers see all rows. The next key tries again.
    apply(words).catch(() => undefined);
  };
  const clear = () => {
    if (input.current) input.current.value = "";
    filter("");
  };

  useEffect(() => {
    // A link must work even if the filter hides its target.
    const element = content.current;
    element?.addEventListener("beforematch", clear);
    return () => element?.removeEventListener("beforematch", clear);
  });

  return (
    <div className={styles.filterable}>
      <div className={styles.filter} data-needs-script="">
        <label htmlFor={id} className={`${field.label} ${styles.label}`}>
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          className={`${field.field} ${styles.field}`}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => void part.load().catch(() => undefined)}
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
