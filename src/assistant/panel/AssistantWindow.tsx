import { useCallback, useEffect, useSyncExternalStore, type ComponentType } from "react";
import { CrashBoundary } from "../../components/CrashBoundary/CrashBoundary";
import { Button } from "../../components/Button/Button";
import { useTranslations } from "../../components/translation/page-language";
import { onConsentChange } from "../../consent/consent-store";
import { assistantOf } from "../../site/assistant";
import { siteConfig } from "../../site/configuration";
import { assistantTexts } from "../../site/translations/en/assistant";
import { AssistantPanel } from "./AssistantPanel";
import { ConsentRequest } from "./ConsentRequest";
import { CrashedWindow } from "./CrashedWindow";
import { Disclaimer } from "./Disclaimer";
import { OwnWindow } from "./OwnWindow";
import { OwnWindowNotice, type NoticeProps } from "./OwnWindowNotice";
import { needsConsent, siteConversation, siteProvider } from "./site-conversation";
import { WindowFrame } from "./WindowFrame";

interface AssistantWindowProps {
  onClose: () => void;
  /** A third party's window is open instead of this one. The notice has to be in the page meanwhile. */
  onHandOver: (Notice: ComponentType<NoticeProps>) => void;
}

/** The assistant's window. If it fails, it shows a message and can be closed. */
export function AssistantWindow({ onClose, onHandOver }: AssistantWindowProps) {
  return (
    <CrashBoundary
      subject=""
      fallback={({ onRetry }) => <CrashedWindow onRetry={onRetry} onClose={onClose} />}
    >
      <Assistant onClose={onClose} onHandOver={onHandOver} />
    </CrashBoundary>
  );
}

function Assistant({ onClose, onHandOver }: AssistantWindowProps) {
  const { text } = useTranslations(assistantTexts);
  const mustAsk = useSyncExternalStore(onConsentChange, needsConsent);
  const turns = useSyncExternalStore(siteConversation.subscribe, siteConversation.turns);
  const isOwnWindow = assistantOf(siteConfig).provider === "widget";
  const handOver = useCallback(() => onHandOver(OwnWindowNotice), [onHandOver]);

  useEffect(() => {
    if (mustAsk) return;
    siteProvider.load().then(
      (provider) => provider.prepare?.(),
      // The next question reports the failure.
      () => undefined,
    );
  }, [mustAsk]);

  const startAnew =
    turns.length > 0 ? (
      <Button
        onClick={({ currentTarget }) => {
          const dialog = currentTarget.closest("dialog");
          siteConversation.reset();
          dialog?.querySelector("textarea")?.focus();
        }}
      >
        {text("assistant.new")}
      </Button>
    ) : null;
  return (
    <WindowFrame action={startAnew} onClose={onClose}>
      {process.env.GATSBY_CONSENT === "on" && mustAsk ? (
        <ConsentRequest />
      ) : isOwnWindow ? (
        <OwnWindow onOpened={handOver} />
      ) : (
        <AssistantPanel turns={turns} />
      )}
      <Disclaimer />
    </WindowFrame>
  );
}
