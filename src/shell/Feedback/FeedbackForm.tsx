import { useId, useState, type SyntheticEvent } from "react";
import { useTranslations } from "../../components/translation/page-language";
import { feedbackTexts } from "../../site/translations/en/feedback";
import { sendFeedback } from "./send-feedback";
import * as styles from "./Feedback.module.css";

interface FeedbackFormProps {
  path: string;
  helpful: boolean;
  endpoint: string;
  onDone: () => void;
}

const longestComment = 2000;

/** The optional comment, and the button that sends it with the answer. */
export function FeedbackForm({ path, helpful, endpoint, onDone }: FeedbackFormProps) {
  const { text } = useTranslations(feedbackTexts);
  const [comment, setComment] = useState("");
  const [state, setState] = useState<"writing" | "sending" | "failed">("writing");
  const field = useId();

  const send = async () => {
    setState("sending");
    const isSent = await sendFeedback(endpoint, { path, helpful, comment: comment.trim() });
    if (isSent) onDone();
    else setState("failed");
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (state !== "sending") void send();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={field}>{text(helpful ? "feedback.whatHelped" : "feedback.whatMissing")}</label>
      <textarea
        id={field}
        rows={3}
        maxLength={longestComment}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <p className={styles.hint}>{text("feedback.secrets")}</p>
      <div className={styles.row}>
        <button type="submit" className={styles.button} aria-disabled={state === "sending"}>
          {text("feedback.send")}
        </button>
        <p role="alert" className={styles.failure}>
          {state === "failed" ? text("feedback.failed") : ""}
        </p>
      </div>
    </form>
  );
}
