import { useInstantSearch, useRefinementList } from "react-instantsearch";
import { useTranslations } from "../../components/translation/page-language";
import { searchTexts } from "../../site/translations/en/search";
import * as styles from "./search-page.module.css";

interface FilterProps {
  attribute: "product" | "kind";
  label: string;
  /** The name of a value. */
  nameOf: (value: string) => string;
}

/** One set of filters, each with the number of its results. */
export function Filter({ attribute, label, nameOf }: FilterProps) {
  const translator = useTranslations(searchTexts);
  const { items, refine } = useRefinementList({ attribute, sortBy: ["count:desc", "name:asc"], limit: 50 });
  // The items belong to the last answer. If a checkbox waited for the next answer, it would jump back after each click.
  const chosen = useInstantSearch().indexUiState.refinementList?.[attribute] ?? [];
  if (items.length === 0) return null;
  return (
    <fieldset className={styles.filter}>
      <legend>{label}</legend>
      {items.map(({ value, count }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => {
              refine(value);
            }}
          />
          <span>{nameOf(value)}</span>
          <span className={styles.count}>
            <span>{count}</span>{" "}
            <span className="visuallyHidden">{translator.count("search.results", count)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
