import X from "lucide-react/icons/x";
import { useId, useLayoutEffect, useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from "react";
import { IconButton } from "../../components/IconButton/IconButton";
import { useTranslations } from "../../components/translation/page-language";
import { siteConfig } from "../../site/configuration";
import { assistantTexts } from "../../site/translations/en/assistant";
import { assistantWindowId } from "./window-id";
import { useEscape } from "./use-escape";
import * as styles from "./AssistantWindow.module.css";

/** From this width on, the window fits next to the page. */
const wide = "(min-width: 1217px)";

interface WindowFrameProps {
  /** A button next to the close button. */
  action: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The window around the assistant's content. It's next to the page if there is room; otherwise it covers the page, which
 * can't be used meanwhile. Focus moves in and returns as the browser does it for dialogs.
 */
export function WindowFrame({ action, onClose, children }: WindowFrameProps) {
  const { text, name } = useTranslations(assistantTexts);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isBeside = useSyncExternalStore(onWidthChange, () => window.matchMedia(wide).matches);
  useDialog(dialog, isBeside);
  useEscape(dialog, isBeside, onClose);

  const closeByLink = ({ target }: MouseEvent) => {
    // If the window covers the page, its links would lead to something that readers can't see.
    const link = target instanceof Element ? target.closest("a") : null;
    if (!isBeside && link && link.target !== "_blank") onClose();
  };

  return (
    // The dialog hears the clicks on links inside of it, which the keyboard makes too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      id={assistantWindowId}
      className={styles.window}
      data-gives-way=""
      data-screen-only=""
      data-beside={isBeside ? "" : undefined}
      aria-labelledby={title}
      onClick={closeByLink}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {text("assistant.ask", { product: name(siteConfig.productName) })}
        </h2>
        {action}
        <IconButton label={text("assistant.close")} className={styles.close} onClick={onClose}>
          <X size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}

function useDialog(dialog: { current: HTMLDialogElement | null }, isBeside: boolean): void {
  /** The element that had the focus when the window switched between the two modes. */
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isBeside) element.show();
    else element.showModal();
    const before = focused.current;
    const first = element.querySelector<HTMLElement>("textarea, [data-first]");
    if (before instanceof HTMLElement) before.focus();
    else first?.focus();
    return () => {
      focused.current = element.contains(document.activeElement) ? document.activeElement : null;
      element.close();
    };
  }, [dialog, isBeside]);
}

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
