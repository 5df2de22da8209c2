import { usePagination } from "react-instantsearch";
import { useTranslations } from "../../components/translation/page-language";
import { searchTexts } from "../../site/translations/en/search";
import * as styles from "./search-page.module.css";

/** Links to further results; nothing if all fit on one page. */
export function Pages() {
  const { text, direction } = useTranslations(searchTexts);
  const [back, on] = direction === "rtl" ? ["→", "←"] : ["←", "→"];
  const { pages, currentRefinement, nbPages, isFirstPage, isLastPage, createURL, refine } = usePagination({
    padding: 2,
  });
  if (nbPages < 2) return null;
  const link = (page: number, label: string, name: string) => (
    <a
      href={createURL(page)}
      aria-label={name}
      aria-current={page === currentRefinement ? "page" : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        refine(page);
        window.scrollTo({ top: 0 });
      }}
    >
      {label}
    </a>
  );
  return (
    <nav className={styles.pages} aria-label={text("search.pages")}>
      {isFirstPage ? null : link(currentRefinement - 1, back, text("page.previous"))}
      {pages.map((page) => (
        <span key={page}>{link(page, String(page + 1), text("search.page", { page: page + 1 }))}</span>
      ))}
      {isLastPage ? null : link(currentRefinement + 1, on, text("page.next"))}
    </nav>
  );
}
