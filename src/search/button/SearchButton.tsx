import Search from "lucide-react/icons/search";
import { useSyncExternalStore } from "react";
import { neverChanges } from "../../components/never-changes";
import { useTranslations } from "../../components/translation/page-language";
import { searchDialogId, useSearchOpener } from "../launcher/search-context";
import { writtenCharacter } from "../launcher/key-meaning";
import * as styles from "./SearchButton.module.css";

interface SearchButtonProps {
  /**
   * `navbar` in the navbar, where only the icon is shown on small screens; `icon` for only the icon; `large` on the home
   * page.
   */
  variant: "navbar" | "icon" | "large";
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens search with a click, or by typing on the button. The code is loaded when someone hovers over or focuses the button. */
export function SearchButton({ variant }: SearchButtonProps) {
  const { text } = useTranslations();
  const { open, prepare, isOpen } = useSearchOpener();
  const hasCommandKey = useSyncExternalStore(neverChanges, isApple, () => false);

  return (
    <button
      type="button"
      className={`${styles.button} ${styles[variant]}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? searchDialogId : undefined}
      aria-keyshortcuts="Control+K Meta+K /"
      data-needs-script=""
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onClick={(event) => {
        // Some browsers don't focus buttons on a click, but the focus has to return here.
        event.currentTarget.focus();
        open();
      }}
      onKeyDown={(event) => {
        const character = writtenCharacter(event.nativeEvent);
        // The slash opens search everywhere, with an empty query.
        if (character === null || character === "/") return;
        event.preventDefault();
        open(character);
      }}
    >
      <Search size={variant === "large" ? 18 : 16} strokeWidth={1.5} aria-hidden="true" />
      <span className={styles.label}>{text("search.open")}</span>
      {variant === "icon" ? null : <kbd aria-hidden="true">{hasCommandKey ? "⌘ K" : "Ctrl K"}</kbd>}
    </button>
  );
}
