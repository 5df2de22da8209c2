import { currentPath } from "../../components/site-path";
import "@docsearch/css/dist/modal.css";
import "./search-modal.css";
import "./modal-hits.css";
import { DocSearchModal, type DocSearchModalProps } from "@docsearch/react/modal";
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type SyntheticEvent,
} from "react";
import { useTranslations } from "../../components/translation/page-language";
import { siteConfig } from "../../site/configuration";
import { searchTexts } from "../../site/translations/en/search";
import { contextualFilters } from "../contextual-filters";
import { limitQuery } from "../limit-query";
import { openHit, openHitElsewhere } from "../hits/open-hit";
import { trackSearch } from "../events/search-tracker";
import { siteEvents } from "../events/site-events";
import { siteSearch } from "../site-search";
import { docSearchTranslations } from "./docsearch-translations";
import { followHits } from "./follow-hits";
import { HitLink } from "./HitLink";
import { cleanSavedSearches } from "./saved-searches";
import { createModalClient, type Outcome } from "./modal-client";
import { createModalEvents, type ModalEvents } from "./modal-events";
import { ModalContext } from "./modal-context";
import { modalParameters, wordsOfSnippet } from "./modal-parameters";
import { repairSemantics } from "./repair-semantics";
import { Screens, screenFor } from "./Screens";
import { SeeAll } from "./SeeAll";
import { listenAhead, refineSearch, search, searchAgain } from "./search-box";

interface SearchModalProps {
  query: string;
  onClose: () => void;
}

/** What keys do to the active item. */
function createNavigator({ openedItem }: ModalEvents): NonNullable<DocSearchModalProps["navigator"]> {
  const noted =
    (open: (url: string) => void) =>
    ({ item, itemUrl }: { item: object; itemUrl: string }) => {
      openedItem(item);
      open(itemUrl);
    };
  return {
    navigate: noted(openHit),
    navigateNewTab: noted((url) => openHitElsewhere(url, "tab")),
    navigateNewWindow: noted((url) => openHitElsewhere(url, "window")),
  };
}

/**
 * DocSearch's modal on top of this site's search. DocSearch renders the box, the results and the stored searches, and
 * handles their keys. This folder contains everything that DocSearch doesn't do, or doesn't do well enough.
 */
export function SearchModal({ query: initialQuery, onClose }: SearchModalProps) {
  const translator = useTranslations(searchTexts);
  const translations = useMemo(() => docSearchTranslations(translator), [translator]);
  const root = useRef<HTMLElement>(null);
  // During the first render, because DocSearch reads them when it renders.
  useState(() => {
    cleanSavedSearches(siteConfig.search.indexName);
  });
  const [query, setQuery] = useState(limitQuery(initialQuery));
  const [hasLists, setHasLists] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [events] = useState(() => createModalEvents(siteEvents()));
  const [client] = useState(() =>
    createModalClient(siteSearch, {
      onOutcome: (next) => {
        setOutcome(next);
        if ("count" in next) trackSearch(next.query, next.count);
      },
      onAnswer: events.viewed,
    }),
  );
  const [navigator] = useState(() => createNavigator(events));
  const [indices] = useState(() => [
    {
      name: siteConfig.search.indexName,
      searchParameters: modalParameters(contextualFilters(siteConfig, currentPath()), wordsOfSnippet()),
    },
  ]);

  // Immediately, so that no key is lost. DocSearch would wait for the next render.
  useLayoutEffect(() => {
    root.current?.querySelector("input")?.focus();
  }, []);
  useEffect(() => siteSearch.onRefined(() => refineSearch(root.current)), []);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const ends = [
      repairSemantics(element, translations.searchBox.searchInputLabel, setHasLists),
      listenAhead(element, client.setComposing),
      followHits(element, events.opened),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client, events, translations]);

  const hearQuery = useCallback(({ target }: SyntheticEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) setQuery(target.value);
  }, []);
  const state = useMemo(() => ({ outcome, onClose }), [outcome, onClose]);

  return (
    <section
      ref={root}
      data-provider={siteConfig.search.provider}
      data-screen={screenFor({ query, hasLists, outcome })}
      onInput={hearQuery}
      onReset={() => setQuery("")}
    >
      <ModalContext value={state}>
        <DocSearchModal
          // The client is ours, but DocSearch still requires the names of an application.
          appId="site"
          apiKey="site"
          indices={indices}
          transformSearchClient={client.transform}
          initialQuery={query}
          initialScrollY={window.scrollY}
          placeholder={translations.searchBox.placeholderText}
          translations={translations}
          maxResultsPerGroup={siteConfig.search.resultsPerGroup}
          recentSearchesLimit={7}
          recentSearchesWithFavoritesLimit={4}
          navigator={navigator}
          hitComponent={HitLink}
          resultsFooterComponent={SeeAll}
          onClose={onClose}
          footerAction={
            <Screens
              query={query}
              hasLists={hasLists}
              outcome={outcome}
              onSearch={(suggestion) => search(root.current, suggestion)}
              onRetry={() => searchAgain(root.current)}
            />
          }
        />
      </ModalContext>
    </section>
  );
}
