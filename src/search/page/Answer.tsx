import { useEffect } from "react";
import { useClearRefinements, useInstantSearch, useSearchBox } from "react-instantsearch";
import { Button } from "../../components/Button/Button";
import { useTranslations } from "../../components/translation/page-language";
import { searchTexts } from "../../site/translations/en/search";
import { errorHelp } from "../error-help";
import { NoResults, Suggestions } from "../NoResults";
import type { SearchTranslator } from "../search-translator";
import { siteSearch } from "../site-search";
import { useSettled } from "../../components/SettledStatus/use-settled";
import { Filter } from "./Filter";
import { HitList } from "./HitList";
import { Pages } from "./Pages";
import * as styles from "./search-page.module.css";

/** The content below the search box: results with their filters, or why there are none. */
export function Answer() {
  const translator = useTranslations(searchTexts);
  const { text } = translator;
  const { query, refine: search } = useSearchBox();
  const { status, error, refresh, results } = useInstantSearch({ catchError: true });
  useTitle(query, text);
  useRefined(refresh);
  // The answer to an earlier query stays until the next one arrives. Before the first one, InstantSearch invents an answer.
  const isAnswered = results.__isArtificial !== true && results.query !== "";
  const shown =
    isAnswered && status !== "stalled"
      ? summary(results.query, results.nbHits, translator)
      : text("search.searching");
  const isCurrent = isAnswered && results.query === query && status === "idle";
  const told = useSettled(isCurrent ? shown || text("search.noResultsFor", { query }) : "");

  if (query.trim() === "") {
    return (
      <div className={styles.message}>
        <p>{text("search.empty")}</p>
        <Suggestions onSearch={search} />
      </div>
    );
  }
  if (error) {
    return (
      <div className={styles.message} role="alert">
        <p>
          <strong>{text("search.failed")}</strong>
        </p>
        <p>{errorHelp(error, text)}</p>
        <Button onClick={refresh}>{text("lazy.retry")}</Button>
      </div>
    );
  }
  return (
    <>
      <p className="visuallyHidden" role="status">
        {told}
      </p>
      {isAnswered ? null : <p className={styles.searching}>{shown}</p>}
      {/* Filters need a place in the page before they can be asked for. Nothing has a size before the answer: its parts would move. */}
      <div className={styles.answer} data-stalled={status === "stalled"} hidden={!isAnswered}>
        <aside className={styles.filters} aria-label={text("search.filters")}>
          <Filter attribute="product" label={text("search.product")} nameOf={translator.name} />
          <Filter
            attribute="kind"
            label={text("search.kind")}
            nameOf={(value) => (isKind(value) ? text(`search.kind.${value}`) : value)}
          />
          <ClearFilters />
        </aside>
        <div>
          <p className={styles.summary}>{isAnswered ? shown : null}</p>
          {isAnswered && results.nbHits === 0 ? (
            <div className={styles.message}>
              <NoResults query={results.query} onSearch={search} />
            </div>
          ) : (
            <>
              <HitList />
              <Pages />
            </>
          )}
        </div>
      </div>
    </>
  );
}

const kinds = ["docs", "release", "faq"] as const;

function isKind(value: string): value is (typeof kinds)[number] {
  return (kinds as readonly string[]).includes(value);
}

function summary(query: string, number: number, { count }: SearchTranslator): string {
  return number === 0 ? "" : count("search.count", number, { query: `“${query}”` });
}

function ClearFilters() {
  const { text } = useTranslations(searchTexts);
  const { canRefine, refine } = useClearRefinements({ excludedAttributes: ["query"] });
  return canRefine ? <Button onClick={refine}>{text("search.clearFilters")}</Button> : null;
}

/** Repeats the search when answers might be better, unless the reader has started to go through the results. */
function useRefined(refresh: () => void): void {
  useEffect(
    () =>
      siteSearch.onRefined(() => {
        if (document.activeElement?.closest("main ol") === null) refresh();
      }),
    [refresh],
  );
}

/** The document's title contains the query. */
function useTitle(query: string, text: SearchTranslator["text"]): void {
  useEffect(() => {
    const before = document.title;
    const site = before.slice(before.indexOf(" · "));
    document.title = (query.trim() === "" ? text("search.name") : text("search.titleFor", { query })) + site;
  }, [query, text]);
}
