import { Link } from "gatsby";
import { markedLanguage, useTranslations } from "../../components/translation/page-language";
import type { PageFrame } from "../../model/navigation/navigation";
import * as styles from "./Article.module.css";

/** The page's section and categories. */
export function Breadcrumbs({ items }: { items: PageFrame["breadcrumbs"] }) {
  const { text } = useTranslations();
  if (items.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={text("page.breadcrumbs")}>
      <ol>
        {items.map(({ label, lang, path }) => {
          const name = <span {...markedLanguage(lang)}>{label}</span>;
          return <li key={label}>{path === undefined ? name : <Link to={path}>{name}</Link>}</li>;
        })}
      </ol>
    </nav>
  );
}
