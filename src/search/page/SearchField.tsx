import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";
import { useSearchBox } from "react-instantsearch";
import { useTranslations } from "../../components/translation/page-language";
import { searchTexts } from "../../site/translations/en/search";
import { limitQuery, maxQueryLength } from "../limit-query";
import * as styles from "./search-page.module.css";

/** The search box of the page. It takes the focus if nothing else has it and no on-screen keyboard would open. */
export function SearchField() {
  const { text: textOf } = useTranslations(searchTexts);
  const { query, refine } = useSearchBox();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState(query);
  const isComposing = useRef(false);

  // A query from elsewhere: Back, or a suggestion.
  if (query !== known) {
    setKnown(query);
    setTyped(query);
  }

  useEffect(() => {
    // Gatsby focuses the wrapper of each page.
    const isFree = document.activeElement?.querySelector("#main") !== null;
    if (isFree && input.current?.value === "" && window.matchMedia("(hover: hover)").matches)
      input.current.focus({ preventScroll: true });
  }, []);

  const search = (text: string) => {
    setKnown(text);
    setTyped(text);
    refine(text);
  };

  return (
    <form
      role="search"
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        search(limitQuery(typed));
        // Results appear while typing. Only an on-screen keyboard can cover them.
        if (window.matchMedia("(hover: none)").matches) input.current?.blur();
      }}
    >
      <Search size={20} strokeWidth={1.5} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={textOf("search.label")}
        placeholder={textOf("search.open")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxQueryLength}
        value={typed}
        onChange={(event) => {
          if (isComposing.current) setTyped(event.target.value);
          else search(limitQuery(event.target.value));
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          search(limitQuery(event.currentTarget.value));
        }}
      />
    </form>
  );
}
