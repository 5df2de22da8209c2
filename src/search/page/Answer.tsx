import { useEffect } from "react";
import { useClearRefinements, useInstantSearch, useSearchBox } from "react-instantsearch";
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

/** What stands below the search box: results with their filters, or why there are none. */
export function Answer() {
  const translator = useTranslations(searchTexts);
  const { text } = translator;
  const { query, refine: search } = useSearchBox();
  const { status, error, refresh, results } = useInstantSearch({ catchError: true });
  useTitle(query, text);
  useRefined(refresh);
  // The answer to an earlier query stays until the next one is there; before the first, InstantSearch makes one up.
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
        <button type="button" onClick={refresh}>
          {text("lazy.retry")}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.answer} data-stalled={status === "stalled"}>
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
        <p className={styles.summary}>{shown}</p>
        <p className="visuallyHidden" role="status">
          {told}
        </p>
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
  return canRefine ? (
    <button type="button" onClick={refine}>
      {text("search.clearFilters")}
    </button>
  ) : null;
}

/** Asks again once answers may be better, unless the reader has begun to go through those that are there. */
function useRefined(refresh: () => void): void {
  useEffect(
    () =>
      siteSearch.onRefined(() => {
        if (document.activeElement?.closest("main ol") === null) refresh();
      }),
    [refresh],
  );
}

/** The document is named after the query. */
function useTitle(query: string, text: SearchTranslator["text"]): void {
  useEffect(() => {
    const before = document.title;
    const site = before.slice(before.indexOf(" · "));
    document.title = (query.trim() === "" ? text("search.name") : text("search.titleFor", { query })) + site;
  }, [query, text]);
}
