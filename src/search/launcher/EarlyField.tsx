import Search from "lucide-react/icons/search";
import { useTranslations } from "../../components/translation/page-language";
import { limitQuery, maxQueryLength } from "../limit-query";
import * as styles from "./SearchDialog.module.css";

/** The value of a field, and its selection. */
export interface Typed {
  text: string;
  start: number;
  end: number;
}

interface EarlyFieldProps {
  /** The initial value. */
  query: string;
  /** The element that will show results. */
  controls: string;
  onType: (typed: Typed) => void;
  /** Called when an input method starts and stops composing. */
  onComposing: (isComposing: boolean) => void;
}

/** The search field shown until the modal's own code is loaded. */
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
