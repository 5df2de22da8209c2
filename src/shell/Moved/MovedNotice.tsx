import X from "lucide-react/icons/x";
import { Link } from "gatsby";
import { Fragment, useEffect, useState } from "react";
import { IconButton } from "../../components/IconButton/IconButton";
import { fillNodes } from "../../components/translation/fill-nodes";
import { useTranslations } from "../../components/translation/page-language";
import { fetchJson } from "../../components/fetch-json";
import { currentPath } from "../../components/site-path";
import type { PageLink } from "../../model/navigation/navigation";
import { pageListUrl } from "../../model/navigation/page-list";
import { searchPageAddress } from "../../search/search-page-address";
import { movedTexts } from "../../site/translations/en/moved";
import { notFoundTexts } from "../../site/translations/en/not-found";
import { nearestPages } from "../NotFound/nearest-pages";
import { wordsOfPath } from "../NotFound/words-of-path";
import * as styles from "./MovedNotice.module.css";

const texts = { ...notFoundTexts, ...movedTexts };
const MOST_PAGES = 3;

/** Says that an old address has led here, and links to the pages with the most similar addresses. Readers can close it. */
export function MovedNotice({ from }: { from: string }) {
  const { text, path: inLocale } = useTranslations(texts);
  const [isClosed, setClosed] = useState(false);
  const [nearest, setNearest] = useState<PageLink[]>([]);

  useEffect(() => {
    const load = async () => {
      const pages = (await fetchJson(pageListUrl)) as PageLink[];
      const others = pages.filter(({ path }) => path !== currentPath());
      setNearest(nearestPages(from, others, MOST_PAGES));
    };
    // Readers can still search for the words of the address.
    load().catch(() => undefined);
  }, [from]);

  if (isClosed) return null;
  const isAmbiguous = (label: string) => nearest.filter((page) => page.label === label).length > 1;
  const words = wordsOfPath(from);
  const search = searchPageAddress(words);
  return (
    <aside className={styles.notice} data-screen-only="" aria-label={text("moved.name")}>
      <p>
        <span>{fillNodes(text("moved.from"), { address: <code>{from}</code> })}</span>
        {nearest.length > 0 ? (
          <>
            <span>{` ${text("moved.nearest")} `}</span>
            {nearest.map(({ label, path }, index) => (
              <Fragment key={path}>
                {index > 0 ? <span>, </span> : null}
                <Link to={path}>{isAmbiguous(label) ? path : label}</Link>
              </Fragment>
            ))}
          </>
        ) : search !== null && words !== "" ? (
          <>
            {" "}
            <Link to={inLocale(search)} className={styles.search}>
              {text("notFound.search", { words })}
            </Link>
          </>
        ) : null}
      </p>
      <IconButton
        label={text("shell.close")}
        onClick={() => {
          setClosed(true);
          // It stays closed after a reload and on Back.
          window.history.replaceState({ ...(window.history.state as object), movedFrom: undefined }, "");
        }}
      >
        <X size={16} />
      </IconButton>
    </aside>
  );
}
