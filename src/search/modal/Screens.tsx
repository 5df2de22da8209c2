import { Button } from "../../components/Button/Button";
import { useTranslations } from "../../components/translation/page-language";
import { searchTexts } from "../../site/translations/en/search";
import { errorHelp } from "../error-help";
import { limitQuery } from "../limit-query";
import { NoResults } from "../NoResults";
import type { SearchTranslator } from "../search-translator";
import { useSettled } from "../../components/SettledStatus/use-settled";
import type { Outcome } from "./modal-client";
import * as styles from "./Screens.module.css";

interface ScreensProps {
  /** The content of the search box. */
  query: string;
  /** Whether DocSearch shows a list of results or stored searches. */
  hasLists: boolean;
  outcome: Outcome | null;
  /** Searches for a different query. */
  onSearch: (query: string) => void;
  /** Repeats the search. */
  onRetry: () => void;
}

export type Screen = "start" | "none" | "error" | null;

/** The screen that replaces the lists; null if there are lists, or until the first answer arrives. */
export function screenFor({
  query,
  hasLists,
  outcome,
}: Pick<ScreensProps, "query" | "hasLists" | "outcome">): Screen {
  if (query.trim() === "") return hasLists ? null : "start";
  if (!outcome) return null;
  if ("error" in outcome) return "error";
  return outcome.count === 0 ? "none" : null;
}

/** The screens of the modal without results, and what assistive technology hears about results. */
export function Screens({ query, hasLists, outcome, onSearch, onRetry }: ScreensProps) {
  const translator = useTranslations(searchTexts);
  const { text } = translator;
  const screen = screenFor({ query, hasLists, outcome });
  const isAnswered = outcome?.query === limitQuery(query) && query.trim() !== "";
  const status = useSettled(isAnswered ? announcement(outcome, translator) : "");
  return (
    <div className={styles.screens}>
      <p className="visuallyHidden" role="status">
        {status}
      </p>
      {screen === "start" ? <p className={styles.start}>{text("search.noRecent")}</p> : null}
      {screen === "none" && outcome ? (
        <div className={styles.screen}>
          <NoResults query={outcome.query} onSearch={onSearch} />
        </div>
      ) : null}
      {screen === "error" && outcome && "error" in outcome ? (
        <div className={styles.screen} role="alert">
          <p>{text("search.failed")}</p>
          <p>{errorHelp(outcome.error, text)}</p>
          <Button onClick={onRetry}>{text("lazy.retry")}</Button>
        </div>
      ) : null}
    </div>
  );
}

function announcement(outcome: Outcome | null, { text, count: counted }: SearchTranslator): string {
  if (!outcome || !("count" in outcome)) return "";
  const { query, count } = outcome;
  if (count === 0) return text("search.noResultsFor", { query });
  return counted("search.count", count, { query });
}
