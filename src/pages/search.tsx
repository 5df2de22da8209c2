import { Link, withPrefix, type HeadProps, type PageProps } from "gatsby";
import { Lazy } from "../components/Lazy/Lazy";
import { lazyPart } from "../components/Lazy/lazy-part";
import { withTexts } from "../components/translation/load-translation";
import { useTranslations } from "../components/translation/page-language";
import { translatorFor } from "../components/translation/translator";
import { localePath } from "../model/navigation/locale";
import type { PageContext } from "../model/navigation/page-context";
import { manifestUrl } from "../model/search/search-files";
import { PageHead } from "../shell/PageHead";
import { siteConfig } from "../site/configuration";
import { searchPageTexts } from "../site/translations/en/search-page";
import * as styles from "./search.module.css";

const results = lazyPart(() =>
  withTexts("search", () => import(/* webpackChunkName: "search-page" */ "../search/page/SearchResults")),
);

const provider = lazyPart(() => import(/* webpackChunkName: "search-provider" */ "../search/site-search"));

// The index loads while React starts. If it fails to load, the results request it again, and report the failure.
if (typeof window !== "undefined") {
  provider.load().then(
    ({ siteSearch }) => siteSearch.prepare(),
    () => undefined,
  );
}

export default function SearchPage({ location }: PageProps) {
  const { text, name, path } = useTranslations(searchPageTexts);
  return (
    <div className={styles.search}>
      <h1>{text("search.name")}</h1>
      <noscript>
        <p>{text("search.needsScripts")}</p>
        <ul>
          {siteConfig.documentation.sections.map(({ label, routeBase }) => (
            <li key={routeBase}>
              <Link to={path(routeBase)}>{name(label)}</Link>
            </li>
          ))}
        </ul>
      </noscript>
      <Lazy part={results} label={text("search.part")}>
        {({ SearchResults }) => <SearchResults arrival={location.key ?? ""} />}
      </Lazy>
    </div>
  );
}

// Browsers request the manifest of the index while the scripts that read it are loading. On a later page, they are loaded already.
const isFirstPage = typeof window === "undefined";

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  const { locale = siteConfig.language } = pageContext;
  return (
    <>
      <PageHead
        title={translatorFor(locale).text("search.name")}
        description={null}
        context={pageContext}
        path={localePath("/search/", locale, siteConfig.language)}
        hidden
      />
      {isFirstPage && siteConfig.search.provider === "embedded" ? (
        <link rel="preload" as="fetch" crossOrigin="anonymous" href={withPrefix(manifestUrl)} />
      ) : null}
    </>
  );
}
