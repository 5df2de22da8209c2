import { useEffect, useRef } from "react";
import { useContentLanguage, useTranslations } from "../../components/translation/page-language";
import { PlainContent } from "../../components/ContentTree";
import type { TableOfContentsItem } from "../../model/content/heading";
import * as styles from "./TableOfContents.module.css";

interface ContentsProps {
  items: readonly TableOfContentsItem[];
  /** ID of the heading that the reader is at. */
  active: string | null;
}

/** The page's headings next to the text, on wide screens only. */
export function ContentsBeside({ items, active }: ContentsProps) {
  const { text } = useTranslations();
  const list = useRef<HTMLElement>(null);

  // If the list is longer than the screen, only the list scrolls to the active heading. The page doesn't move.
  useEffect(() => {
    const link = list.current?.querySelector("a[aria-current]");
    if (!list.current || !link) return;
    const frame = list.current.getBoundingClientRect();
    const { top, bottom } = link.getBoundingClientRect();
    const covered = parseFloat(getComputedStyle(list.current).paddingBottom);
    if (top >= frame.top && bottom <= frame.bottom - covered) return;
    list.current.scrollBy({ top: (top + bottom - frame.top - frame.bottom) / 2, behavior: "instant" });
  }, [active]);

  if (items.length === 0) return null;
  return (
    <nav className={styles.beside} aria-label={text("page.contents")} ref={list}>
      <p className={styles.title}>{text("page.contents")}</p>
      <Entries items={items} active={active} />
    </nav>
  );
}

/** The page's headings, folded above the text if there is no room next to it. */
export function FoldedContents({ items, active }: ContentsProps) {
  const { text } = useTranslations();
  if (items.length === 0) return null;
  return (
    <details className={styles.folded} data-contents="" data-screen-only="">
      <summary>{text("page.contents")}</summary>
      <Entries items={items} active={active} />
    </details>
  );
}

function Entries({ items, active }: ContentsProps) {
  const language = useContentLanguage();
  return (
    <ul className={styles.list}>
      {items.map(({ id, content, children }) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`} aria-current={id === active ? "location" : undefined}>
            <span {...language}>
              <PlainContent nodes={content} />
            </span>
          </a>
          {children.length > 0 ? <Entries items={children} active={active} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The IDs of a table of contents in document order. */
export function idsOf(items: readonly TableOfContentsItem[]): string[] {
  return items.flatMap(({ id, children }) => [id, ...idsOf(children)]);
}
