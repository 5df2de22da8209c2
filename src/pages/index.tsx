import { graphql, Link, type HeadProps, type PageProps } from "gatsby";
import { ResponsivePicture } from "../components/ContentImage/ResponsivePicture";
import { SearchButton } from "../search/button/SearchButton";
import { useTranslations } from "../components/translation/page-language";
import { homeTexts } from "../site/translations/en/home";
import { localePath } from "../model/navigation/locale";
import type { PageContext } from "../model/navigation/page-context";
import { PageHead } from "../shell/PageHead";
import { siteConfig } from "../site/configuration";
import * as card from "../components/Cards/Card.module.css";
import * as styles from "./index.module.css";

/** The drawing of the home page: partitions of a log, one record of each picked out. */
const partitions = [
  { cells: 8, picked: 4, area: "platform" },
  { cells: 5, picked: 2, area: "gateway" },
  { cells: 9, picked: 6, area: "cli" },
] as const;

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { text, name, path, direction } = useTranslations(homeTexts);
  const images = new Map(
    data.allFile.nodes.map((file) => [file.name, file.childImageSharp?.gatsbyImageData ?? null]),
  );
  return (
    <>
      <section className={styles.hero}>
        <div>
          <h1>{text("home.title")}</h1>
          <p>{name(siteConfig.description)}</p>
          <SearchButton variant="large" />
        </div>
        <div className={styles.log} aria-hidden="true">
          {partitions.map(({ cells, picked, area }) => (
            <div key={area} data-area={area}>
              {Array.from({ length: cells }, (_, index) => (
                <i key={index} className={index === picked ? styles.picked : undefined} />
              ))}
              <i className={styles.head} />
            </div>
          ))}
        </div>
      </section>
      <section className={styles.cards} aria-label={text("home.documentation")}>
        {siteConfig.homeCards.map(({ title, to, text: summary, action, area, image }) => {
          const tile = images.get(image);
          return (
            <div key={to} className={`${card.card} ${styles.card}`} data-area={area}>
              {tile ? <ResponsivePicture image={tile} alt="" eager className={styles.tile} /> : null}
              <h2 className={card.title}>
                <Link to={path(to)}>{name(title)}</Link>
              </h2>
              <p>{name(summary)}</p>
              <span className={styles.action} aria-hidden="true">
                {`${name(action)} ${direction === "rtl" ? "←" : "→"}`}
              </span>
            </div>
          );
        })}
      </section>
      <section className={styles.start}>
        <h2>{text("home.start")}</h2>
        <ul>
          {siteConfig.startHere.map(({ label, to }) => (
            <li key={to}>
              <Link to={path(to)}>{name(label)}</Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

export function Head({ pageContext }: HeadProps<Queries.HomePageQuery, PageContext>) {
  const { locale = siteConfig.language } = pageContext;
  return (
    <PageHead
      title=""
      description={null}
      context={pageContext}
      path={localePath("/", locale, siteConfig.language)}
      hasTwin={locale === siteConfig.language}
    />
  );
}

export const query = graphql`
  query HomePage {
    allFile(filter: { sourceInstanceName: { eq: "images" } }, sort: { relativePath: ASC }) {
      nodes {
        name
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 48, placeholder: NONE, formats: [AUTO, WEBP])
        }
      }
    }
  }
`;
