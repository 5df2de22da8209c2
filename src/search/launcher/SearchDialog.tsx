import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { Lazy } from "../../components/Lazy/Lazy";
import type { LazyPart } from "../../components/Lazy/lazy-part";
import { useTranslations } from "../../components/translation/page-language";
import type * as searchModal from "../modal/SearchModal";
import { isComposingKey, writtenCharacter } from "./key-meaning";
import * as styles from "./SearchDialog.module.css";

interface SearchDialogProps {
  modal: LazyPart<typeof searchModal>;
  query: string;
  onClose: () => void;
}

/**
 * The dialog around the modal's own code: what is outside of it can't be reached, Escape closes it, and focus returns to
 * where it was. It is there at once; what is typed before the code has come is kept.
 */
export function SearchDialog({ modal, query, onClose }: SearchDialogProps) {
  const { text } = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not its button, which the space would press.
    element?.focus();
    return () => element?.close();
  }, []);

  const handleKey = (event: KeyboardEvent) => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    }
    // Before there is a box to type in.
    if (event.target !== dialog.current) return;
    const character = event.key === " " ? " " : writtenCharacter(event.nativeEvent);
    if (character !== null) setTyped((before) => before + character);
  };

  const closeBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const box = dialog.current?.getBoundingClientRect();
    if (target !== dialog.current || !box) return;
    const isInside =
      clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
    if (!isInside) onClose();
  };

  return (
    // The dialog hears the keys of what is inside of it, and clicks beside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      tabIndex={-1}
      data-gives-way=""
      aria-modal="true"
      aria-label={text("search.name")}
      onKeyDown={handleKey}
      onMouseDown={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Lazy part={modal} label={text("search.part")}>
        {({ SearchModal }) => <SearchModal query={query + typed} onClose={onClose} />}
      </Lazy>
      {/* In place of the modal's own, until its code is there. */}
      <button type="button" className={styles.close} onClick={onClose}>
        {text("shell.close")}
      </button>
    </dialog>
  );
}
