import { useId, useState, useSyncExternalStore } from "react";
import { track } from "../../analytics/track";
import { useTranslations } from "../../components/translation/page-language";
import { isAllowed, onConsentChange } from "../../consent/consent-store";
import { isTrackingRefused } from "../../consent/do-not-track";
import { siteConfig } from "../../site/configuration";
import { feedbackTexts } from "../../site/translations/en/feedback";
import { FeedbackForm } from "./FeedbackForm";
import * as styles from "./Feedback.module.css";

/** Asks whether the page was helpful, and for a comment if the site can receive one. */
export function Feedback({ path }: { path: string }) {
  const { text } = useTranslations(feedbackTexts);
  const [helpful, setHelpful] = useState<boolean | null>(null);
  const [isDone, setDone] = useState(false);
  const question = useId();
  const endpoint = siteConfig.thirdParties.feedback?.endpoint ?? null;
  const isCounted = useSyncExternalStore(
    onConsentChange,
    () => isAllowed("analytics") && !isTrackingRefused(),
  );
  // No one would receive the answer.
  if (endpoint === null && !isCounted) return null;

  const answer = (value: boolean) => {
    if (value !== helpful) track("feedback", { helpful: value });
    setHelpful(value);
    if (endpoint === null) setDone(true);
  };

  return (
    <section className={styles.feedback} aria-labelledby={question}>
      <div className={styles.row}>
        <h2 id={question} className={styles.question}>
          {text("feedback.question")}
        </h2>
        {isDone ? null : (
          <>
            <Answer label={text("feedback.yes")} isChosen={helpful === true} onChoose={() => answer(true)} />
            <Answer label={text("feedback.no")} isChosen={helpful === false} onChoose={() => answer(false)} />
          </>
        )}
        <p role="status">{isDone ? text("feedback.thanks") : ""}</p>
      </div>
      {helpful !== null && endpoint !== null && !isDone ? (
        <FeedbackForm path={path} helpful={helpful} endpoint={endpoint} onDone={() => setDone(true)} />
      ) : null}
    </section>
  );
}

function Answer({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className={styles.button} aria-pressed={isChosen} onClick={onChoose}>
      {label}
    </button>
  );
}
