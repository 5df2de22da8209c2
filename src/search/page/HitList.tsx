import { Link, withPrefix } from "gatsby";
import type { MouseEvent } from "react";
import { useHits } from "react-instantsearch";
import { foundState } from "../../components/reveal/found-text";
import type { SearchRecord } from "../../model/search/search-record";
import { siteConfig } from "../../site/configuration";
import { ambiguousPages } from "../hits/ambiguous-pages";
import { hitAddress } from "../hits/hit-address";
import { hierarchyLevels } from "../hits/hierarchy-levels";
import { addressElsewhere } from "../hits/open-hit";
import { siteEvents } from "../events/site-events";
import { Marked } from "./Marked";
import * as styles from "./search-page.module.css";

/** InstantSearch accepts records of any shape. */
type PageRecord = SearchRecord & Record<string, unknown>;
type Hit = ReturnType<typeof useHits<PageRecord>>["items"][number];

/** The results on the current page. */
export function HitList() {
  const { items, results } = useHits<PageRecord>({ escapeHTML: false });
  const paths = ambiguousPages(items);
  return (
    <ol className={styles.hits}>
      {items.map((hit, place) => (
        // A hit with a different rank in a better answer renders again, and nothing moves.
        <li key={`${place}~${hit.objectID}`}>
          <HitEntry
            hit={hit}
            sitePath={paths.get(hit.url)}
            onOpen={() => {
              if (results) siteEvents().opened(results, hit.objectID);
            }}
          />
        </li>
      ))}
    </ol>
  );
}

interface HitEntryProps {
  hit: Hit;
  /** Set if another page has the same title. */
  sitePath: string | undefined;
  onOpen: () => void;
}

function HitEntry({ hit, sitePath, onOpen }: HitEntryProps) {
  const levels = hierarchyLevels.filter((level) => Boolean(hit.hierarchy[level]));
  const last = levels.at(-1) ?? "lvl0";
  const path = levels.slice(0, -1).map((level) => hit.hierarchy[level] ?? "");
  const title = (
    <Marked value={marked(hit._highlightResult, "hierarchy", last) ?? hit.hierarchy[last] ?? ""} />
  );
  const snippet = marked(hit._snippetResult, "content") ?? hit.content;
  const { url, isExternal } = hitAddress(hit.url, siteConfig.siteUrl, siteConfig.search.externalUrlRegex);
  const lang = hit.contentLanguage ?? undefined;
  // A click that stays in this tab uses the link's state instead.
  const showTextElsewhere = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = addressElsewhere(withPrefix(url), hit.type === "content" ? hit.content : null);
  };
  return (
    <article className={styles.hit}>
      {path.length > 0 ? (
        <p className={styles.path} dir="auto">
          <span>{path[0]}</span>
          {sitePath ? <span>{` › ${sitePath}`}</span> : null}
          {path.length > 1 ? <span lang={lang}>{` › ${path.slice(1).join(" › ")}`}</span> : null}
        </p>
      ) : null}
      <h2>
        {isExternal ? (
          <a href={url} dir="auto" lang={lang} onClick={onOpen}>
            {title}
          </a>
        ) : (
          <Link
            to={url}
            dir="auto"
            lang={lang}
            state={foundState(hit.content)}
            onClick={(event) => {
              showTextElsewhere(event);
              onOpen();
            }}
            onAuxClick={showTextElsewhere}
            onContextMenu={showTextElsewhere}
          >
            {title}
          </Link>
        )}
      </h2>
      {snippet ? (
        <p className={hit.code ? styles.code : styles.snippet} dir="auto" lang={lang}>
          <Marked value={snippet} />
        </p>
      ) : null}
    </article>
  );
}

/** The highlighted text at a path in the answer, if there is one. */
function marked(from: unknown, ...place: string[]): string | undefined {
  let value = from;
  for (const key of [...place, "value"])
    value = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof value === "string" ? value : undefined;
}
