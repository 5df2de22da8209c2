import { fetchJson } from "../../components/fetch-json";
import { currentPath } from "../../components/site-path";
import { Link } from "gatsby";
import { useEffect, useState } from "react";
import { track } from "../../analytics/track";
import { fillNodes } from "../../components/translation/fill-nodes";
import { useTranslations } from "../../components/translation/page-language";
import type { PageLink } from "../../model/navigation/navigation";
import { nearestPages } from "./nearest-pages";
import { nearestReleases } from "./nearest-releases";
import { pageListUrl } from "../../model/navigation/page-list";
import { wordsOfPath } from "./words-of-path";
import { searchPageAddress } from "../../search/search-page-address";
import { notFoundTexts } from "../../site/translations/en/not-found";
import * as styles from "./NotFound.module.css";

/** The not-found page, which suggests the pages with the most similar addresses. */
export function NotFound() {
  const { text, path: inLocale } = useTranslations(notFoundTexts);
  const [nearest, setNearest] = useState<PageLink[]>([]);
  const [words, setWords] = useState("");

  useEffect(() => {
    // The page is built once for all addresses, so the words of this one come late.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setWords(wordsOfPath(currentPath()));
    track("page_not_found", { page_path: window.location.pathname });
    const load = async () => {
      const pages = (await fetchJson(pageListUrl)) as PageLink[];
      const pathname = currentPath();
      setNearest(nearestReleases(pathname, pages) ?? nearestPages(pathname, pages));
    };
    // The rest of the page works without the list.
    load().catch(() => undefined);
  }, []);

  const search = searchPageAddress(words);
  const start = <Link to={inLocale("/")}>{text("notFound.start")}</Link>;
  return (
    <div className={styles.notFound}>
      <p className={styles.code}>404</p>
      <h1>{text("notFound.title")}</h1>
      <p>{text("notFound.text")}</p>
      <div aria-live="polite">
        {nearest.length > 0 ? (
          <>
            <h2>{text("notFound.nearest")}</h2>
            <ul>
              {nearest.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                  <span>{path}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <p>
        {search !== null && words !== ""
          ? fillNodes(text("notFound.or"), {
              start,
              search: <Link to={inLocale(search)}>{text("notFound.search", { words })}</Link>,
            })
          : start}
      </p>
    </div>
  );
}
