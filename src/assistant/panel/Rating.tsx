import { useSyncExternalStore } from "react";
import { track } from "../../analytics/track";
import { Button } from "../../components/Button/Button";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import { isAllowed, onConsentChange } from "../../consent/consent-store";
import { isTrackingRefused } from "../../consent/do-not-track";
import { assistantOf } from "../../site/assistant";
import { siteConfig } from "../../site/configuration";
import type { Turn } from "../conversation";
import { siteConversation } from "./site-conversation";
import * as styles from "./TurnView.module.css";

/** Asks whether the answer was helpful, if the site can receive the rating. The question itself isn't sent. */
export function Rating({ turn: { id, helpful } }: { turn: Turn }) {
  const { text } = useTranslations(assistantTexts);
  const isCounted = useSyncExternalStore(
    onConsentChange,
    () => isAllowed("analytics") && !isTrackingRefused(),
  );
  if (process.env.GATSBY_ANALYTICS !== "on" || !isCounted) return null;
  const rate = (value: boolean) => {
    track("assistant_feedback", { provider: assistantOf(siteConfig).provider, helpful: value });
    siteConversation.rate(id, value);
  };
  return (
    <div className={styles.rating}>
      {helpful === null ? (
        <>
          <span>{text("assistant.helpful")}</span>
          <Button onClick={() => rate(true)}>{text("assistant.yes")}</Button>
          <Button onClick={() => rate(false)}>{text("assistant.no")}</Button>
        </>
      ) : null}
      <span role="status">{helpful === null ? "" : text("assistant.thanks")}</span>
    </div>
  );
}
