import { currentPath } from "../../components/site-path";
import { useEffect, useLayoutEffect, useState } from "react";
import { Configure, InstantSearch } from "react-instantsearch";
import { snippetWords } from "../../model/search/snippet-words";
import { siteConfig } from "../../site/configuration";
import { contextualFilters } from "../contextual-filters";
import { trackSearch } from "../events/search-tracker";
import { siteEvents, wantsEvents } from "../events/site-events";
import { siteSearch } from "../site-search";
import { createPageClient } from "./page-client";
import { Answer } from "./Answer";
import { SearchField } from "./SearchField";
import { createSearchRouter, createStateMapping } from "./search-router";
import * as styles from "./search-page.module.css";

/** Loading that takes longer than this is shown. */
const stallThreshold = 300;

/**
 * The search page's own part: the box, filters, results and pagination. The address contains the state of all of them.
 * @param arrival changes when a link has led to this page, even from this page
 */
export function SearchResults({ arrival }: { arrival: string }) {
  const [client] = useState(() =>
    createPageClient(siteSearch, contextualFilters(siteConfig, currentPath()), (answer) => {
      siteEvents().viewed(answer);
      trackSearch(answer.query ?? "", answer.nbHits ?? 0);
    }),
  );
  const [router] = useState(() => createSearchRouter(window));
  const [stateMapping] = useState(() => createStateMapping(siteConfig.search.indexName));

  useEffect(() => {
    siteSearch.prepare();
  }, []);
  useEffect(() => {
    router.arrive();
  }, [router, arrival]);
  // Before the next page renders, which might be this one again.
  useLayoutEffect(() => () => router.leave(), [router]);

  return (
    <InstantSearch
      searchClient={client}
      indexName={siteConfig.search.indexName}
      routing={{ router, stateMapping }}
      stalledSearchDelay={stallThreshold}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure
        hitsPerPage={siteConfig.search.hitsPerPage}
        attributesToSnippet={[`content:${snippetWords.page}`]}
        snippetEllipsisText="…"
        {...(wantsEvents ? { clickAnalytics: true } : {})}
      />
      <div className={styles.page}>
        <SearchField />
        <Answer />
      </div>
    </InstantSearch>
  );
}
