import { Link } from "gatsby";
import { markedLanguage, useTranslations } from "../../components/translation/page-language";
import type { PageFrame } from "../../model/navigation/navigation";
import * as styles from "./Article.module.css";

/** Links to the previous and next page in reading order. */
export function Pager({ previous, next }: Pick<PageFrame, "previous" | "next">) {
  const { text } = useTranslations();
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={text("page.neighbours")}>
      {previous ? (
        <Link to={previous.path} rel="prev">
          <small>{text("page.previous")}</small>
          <span {...markedLanguage(previous.lang)}>{previous.label}</span>
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link className={styles.next} to={next.path} rel="next">
          <small>{text("page.next")}</small>
          <span {...markedLanguage(next.lang)}>{next.label}</span>
        </Link>
      ) : null}
    </nav>
  );
}
