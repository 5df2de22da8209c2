import MessageCircle from "lucide-react/icons/message-circle";
import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { lazyPart } from "../../components/Lazy/lazy-part";
import { withTexts } from "../../components/translation/load-translation";
import { useTranslations } from "../../components/translation/page-language";
import { searchOpenEvent, useSearchOpener } from "../../search/launcher/search-context";
import { siteConfig } from "../../site/configuration";
import type * as assistantWindow from "../panel/AssistantWindow";
import type { NoticeProps } from "../panel/OwnWindowNotice";
import { useAssistantKeys } from "./use-assistant-keys";
import { assistantWindowId } from "../panel/window-id";
import * as styles from "./AssistantLauncher.module.css";

const part = lazyPart(() =>
  withTexts("assistant", () => import(/* webpackChunkName: "assistant" */ "../panel/AssistantWindow")),
);

/**
 * The button that opens the assistant. It sticks to the bottom of the window and, at the end of the page, is below
 * everything else. The first click loads the code of the window.
 */
export function AssistantLauncher() {
  const { text, name } = useTranslations();
  const { close: closeSearch } = useSearchOpener();
  const [isOpen, setOpen] = useState(false);
  const [module, setModule] = useState<typeof assistantWindow | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [Notice, setNotice] = useState<ComponentType<NoticeProps> | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => {
    closeSearch();
    setFailed(false);
    setOpen((wasOpen) => !wasOpen);
    part.load().then(setModule, () => {
      setFailed(true);
      setOpen(false);
    });
  }, [closeSearch]);
  const handOver = useCallback((Handed: ComponentType<NoticeProps>) => {
    setOpen(false);
    setNotice(() => Handed);
  }, []);
  useAssistantKeys(toggle);
  useEffect(() => {
    window.addEventListener(searchOpenEvent, close);
    return () => window.removeEventListener(searchOpenEvent, close);
  }, [close]);

  const label = hasFailed
    ? text("assistant.failed")
    : text("assistant.ask", { product: name(siteConfig.productName) });
  return (
    <>
      <div className={styles.place} data-launcher="" data-needs-script="">
        {Notice ? (
          <Notice
            onClose={() => {
              setNotice(null);
              button.current?.focus();
            }}
          />
        ) : null}
        <button
          ref={button}
          type="button"
          className={styles.launcher}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen && module ? assistantWindowId : undefined}
          aria-busy={isOpen && !module}
          aria-keyshortcuts="Control+J Meta+J"
          onClick={(event) => {
            // Some browsers don't focus buttons on a click, but the focus has to return here.
            event.currentTarget.focus();
            toggle();
          }}
        >
          <MessageCircle size={18} strokeWidth={1.75} />
          <span data-failed={hasFailed}>{label}</span>
        </button>
        <span className="visuallyHidden" role="status">
          {hasFailed ? label : ""}
        </span>
      </div>
      {isOpen && module ? <module.AssistantWindow onClose={close} onHandOver={handOver} /> : null}
    </>
  );
}
