import { Link, type HeadProps, type PageProps } from "gatsby";
import * as cardStyles from "../components/Cards/Card.module.css";
import { InterceptorCatalog } from "../components/InterceptorCatalog/InterceptorCatalog";
import type { CatalogEntry } from "../model/reference/interceptor-catalog";
import { markedLanguage, useTranslations } from "../components/translation/page-language";
import { listingTexts } from "../site/translations/en/listing";
import type { CategoryCard, PageFrame } from "../model/navigation/navigation";
import type { PageContext } from "../model/navigation/page-context";
import { Article } from "../shell/Article/Article";
import { PageHead } from "../shell/PageHead";
import * as styles from "./category.module.css";

interface CategoryContext extends PageContext {
  frame: PageFrame;
  label: string;
  description: string | null;
  cards: CategoryCard[];
  catalog: CatalogEntry[];
}

/** A listing of a sidebar category's pages. */
export default function CategoryTemplate({ pageContext }: PageProps<object, CategoryContext>) {
  const { count } = useTranslations(listingTexts);
  const { frame, label, description, cards, catalog } = pageContext;
  return (
    <Article frame={frame} title={label} description={description} hasTwin>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.path} className={cardStyles.card}>
            <h2 className={`${cardStyles.title} ${styles.title}`}>
              <Link to={card.path}>
                <span {...markedLanguage(card.lang)}>{card.label}</span>
              </Link>
            </h2>
            {card.count === null ? null : (
              <p className={styles.count}>{count("category.pages", card.count)}</p>
            )}
            {card.description ? <p className={styles.text}>{card.description}</p> : null}
          </li>
        ))}
      </ul>
      {catalog.length > 0 ? <InterceptorCatalog entries={catalog} /> : null}
    </Article>
  );
}

export function Head({ pageContext }: HeadProps<object, CategoryContext>) {
  const { frame, label, description, cards } = pageContext;
  return (
    <PageHead
      title={label}
      description={description ?? `${label}: ${cards.map((card) => card.label).join(", ")}`}
      path={frame.path}
      context={pageContext}
      breadcrumbs={frame.breadcrumbs}
      hasTwin
    />
  );
}
