import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { Lazy } from "../../components/Lazy/Lazy";
import type { LazyPart } from "../../components/Lazy/lazy-part";
import { useTranslations } from "../../components/translation/page-language";
import type * as searchModal from "../modal/SearchModal";
import { EarlyField, type Typed } from "./EarlyField";
import { isComposingKey } from "./key-meaning";
import { searchDialogId } from "./search-context";
import * as styles from "./SearchDialog.module.css";

interface SearchDialogProps {
  modal: LazyPart<typeof searchModal>;
  query: string;
  onClose: () => void;
}

const resultsId = "search-dialog-results";

/**
 * The dialog around the modal's own code. Nothing outside of it can be reached, Escape closes it, and focus then returns. It
 * has a field immediately; the modal continues with what was typed in it.
 */
export function SearchDialog({ modal, query, onClose }: SearchDialogProps) {
  const { text } = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState<Typed>({ text: query, start: query.length, end: query.length });
  const [isComposing, setComposing] = useState(false);
  const [hasModal, setHasModal] = useState(() => modal.loaded() !== null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const input = element?.querySelector("input");
    (input ?? element)?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
    return () => element?.close();
  }, []);

  const takeOver = useCallback(() => {
    setHasModal(true);
    const input = dialog.current?.querySelector<HTMLInputElement>("section input");
    input?.focus();
    input?.setSelectionRange(typed.start, typed.end);
  }, [typed]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    onClose();
  };

  const closeBeside = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    const box = dialog.current?.getBoundingClientRect();
    if (target !== dialog.current || !box) return;
    const isInside =
      clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
    if (isInside) return;
    // Otherwise, the browser would focus the content behind the dialog after the focus has returned to the button.
    event.preventDefault();
    onClose();
  };

  return (
    // The dialog hears the keys of what is inside of it, and clicks beside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={searchDialogId}
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
      {hasModal ? null : (
        <EarlyField query={query} controls={resultsId} onType={setTyped} onComposing={setComposing} />
      )}
      <div id={resultsId}>
        <Lazy part={modal} label={text("search.part")}>
          {/* An input method that is composing would lose its text with its field. */}
          {({ SearchModal }) =>
            isComposing ? null : (
              <Mounted onMount={takeOver}>
                <SearchModal query={typed.text} onClose={onClose} />
              </Mounted>
            )
          }
        </Lazy>
      </div>
      {/* Replaces the modal's own button until the modal's code is loaded. */}
      {hasModal ? null : (
        <button type="button" className={styles.close} onClick={onClose}>
          {text("shell.close")}
        </button>
      )}
    </dialog>
  );
}

/** Calls a function once, when its children are mounted. */
function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  const isTold = useRef(false);
  useLayoutEffect(() => {
    if (!isTold.current) onMount();
    isTold.current = true;
  }, [onMount]);
  return children;
}
