import Search from "lucide-react/icons/search";
import { useTranslations } from "../../components/translation/page-language";
import { limitQuery, maxQueryLength } from "../limit-query";
import * as styles from "./SearchDialog.module.css";

/** What stands in a field, and what of it is selected. */
export interface Typed {
  text: string;
  start: number;
  end: number;
}

interface EarlyFieldProps {
  /** What it starts with. */
  query: string;
  /** The element that will show results. */
  controls: string;
  onType: (typed: Typed) => void;
  /** Told when an input method begins and ends to compose. */
  onComposing: (isComposing: boolean) => void;
}

/** The field of search as long as the modal's own code is loading. */
export function EarlyField({ query, controls, onType, onComposing }: EarlyFieldProps) {
  const { text } = useTranslations();

  const tell = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => {
    const kept = limitQuery(value);
    onType({ text: kept, start: selectionStart ?? kept.length, end: selectionEnd ?? kept.length });
  };

  return (
    <div className={styles.field}>
      <Search size={16} strokeWidth={1.5} aria-hidden="true" />
      <input
        type="search"
        role="combobox"
        aria-label={text("search.name")}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-controls={controls}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxQueryLength}
        placeholder={text("search.open")}
        defaultValue={query}
        onInput={({ currentTarget }) => tell(currentTarget)}
        onSelect={({ currentTarget }) => tell(currentTarget)}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={({ currentTarget }) => {
          tell(currentTarget);
          onComposing(false);
        }}
      />
    </div>
  );
}
